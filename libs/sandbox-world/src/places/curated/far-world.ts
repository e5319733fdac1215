/** Airports of the Americas, Africa and Oceania. Columns: see ../airport-table.ts. */
export const farWorld = `
JFK|NYC|US|America/New_York|40.6423|-73.7882|752|Нью-Йорк|Nyu-York|New York|Джон Кеннеди|Jon Kennedi|John F. Kennedy|Кеннеди
EWR|NYC|US|America/New_York|40.6891|-74.1788|751|Нью-Йорк|Nyu-York|New York|Ньюарк|Nyuark|Newark Liberty|Newark
LGA|NYC|US|America/New_York|40.7743|-73.8716|750|Нью-Йорк|Nyu-York|New York|Ла-Гуардия|La Gvardiya|LaGuardia
LAX||US|America/Los_Angeles|33.9434|-118.4083|600|Лос-Анджелес|Los-Anjeles|Los Angeles
SFO||US|America/Los_Angeles|37.6152|-122.3899|540|Сан-Франциско|San-Fransisko|San Francisco
MIA||US|America/New_York|25.7960|-80.2782|560|Майами|Mayami|Miami
ORD|CHI|US|America/Chicago|41.9769|-87.9049|541|Чикаго|Chikago|Chicago|О'Хара|OʻHara|O'Hare
MDW|CHI|US|America/Chicago|41.7881|-87.7409|540|Чикаго|Chikago|Chicago|Мидуэй|Miduey|Midway
IAD|WAS|US|America/New_York|38.9532|-77.4477|522|Вашингтон|Vashington|Washington|Даллес|Dalles|Dulles
DCA|WAS|US|America/New_York|38.8534|-77.0435|521|Вашингтон|Vashington|Washington|Рейган|Reygan|Ronald Reagan National
BWI|WAS|US|America/New_York|39.1795|-76.6689|520|Вашингтон|Vashington|Washington|Балтимор|Baltimor|Baltimore/Washington|Балтимор; Baltimore
BOS||US|America/New_York|42.3665|-71.0202|480|Бостон|Boston|Boston|Логан|Logan|Logan
PHL||US|America/New_York|39.8764|-75.2433|440|Филадельфия|Filadelfiya|Philadelphia
ATL||US|America/New_York|33.6401|-84.4440|480|Атланта|Atlanta|Atlanta|Хартсфилд-Джексон|Xartsfild-Jekson|Hartsfield-Jackson
DFW||US|America/Chicago|32.8975|-97.0361|460|Даллас|Dallas|Dallas|Даллас/Форт-Уэрт|Dallas/Fort-Uert|Dallas/Fort Worth
IAH|HOU|US|America/Chicago|29.9833|-95.3400|441|Хьюстон|Xyuston|Houston|Джордж Буш|Jorj Bush|George Bush Intercontinental
HOU|HOU|US|America/Chicago|29.6545|-95.2770|440|Хьюстон|Xyuston|Houston|Хобби|Xobbi|William P. Hobby
SEA||US|America/Los_Angeles|47.4438|-122.3017|480|Сиэтл|Sietl|Seattle|Такома|Takoma|Seattle-Tacoma
LAS||US|America/Los_Angeles|36.0810|-115.1476|440|Лас-Вегас|Las-Vegas|Las Vegas|Гарри Рид|Garri Rid|Harry Reid
DEN||US|America/Denver|39.8514|-104.6731|420|Денвер|Denver|Denver
MCO||US|America/New_York|28.4322|-81.3083|420|Орландо|Orlando|Orlando
YYZ|YTO|CA|America/Toronto|43.6816|-79.6115|501|Торонто|Toronto|Toronto|Пирсон|Pirson|Pearson
YTZ|YTO|CA|America/Toronto|43.6320|-79.3958|500|Торонто|Toronto|Toronto|Билли Бишоп|Billi Bishop|Billy Bishop
YUL||CA|America/Toronto|45.4577|-73.7499|460|Монреаль|Monreal|Montreal|Трюдо|Tryudo|Trudeau
YVR||CA|America/Vancouver|49.1947|-123.1792|460|Ванкувер|Vankuver|Vancouver
MEX||MX|America/Mexico_City|19.4353|-99.0728|460|Мехико|Mexiko|Mexico City|Бенито Хуарес|Benito Xuares|Benito Juarez
CUN||MX|America/Cancun|21.0405|-86.8744|500|Канкун|Kankun|Cancun
HAV||CU|America/Havana|22.9984|-82.4082|480|Гавана|Gavana|Havana|Хосе Марти|Xose Marti|Jose Marti
VRA||CU|America/Havana|23.0399|-81.4369|500|Варадеро|Varadero|Varadero
PUJ||DO|America/Santo_Domingo|18.5625|-68.3640|480|Пунта-Кана|Punta-Kana|Punta Cana
GRU|SAO|BR|America/Sao_Paulo|-23.4257|-46.4819|452|Сан-Паулу|San-Paulu|Sao Paulo|Гуарульюс|Guarulyus|Guarulhos
CGH|SAO|BR|America/Sao_Paulo|-23.6269|-46.6596|451|Сан-Паулу|San-Paulu|Sao Paulo|Конгоньяс|Kongonyas|Congonhas
VCP|SAO|BR|America/Sao_Paulo|-23.0099|-47.1417|450|Сан-Паулу|San-Paulu|Sao Paulo|Виракопус|Virakopus|Viracopos|Campinas
GIG|RIO|BR|America/Sao_Paulo|-22.8147|-43.2465|451|Рио-де-Жанейро|Rio-de-Janeyro|Rio de Janeiro|Галеан|Galean|Galeao
SDU|RIO|BR|America/Sao_Paulo|-22.9115|-43.1671|450|Рио-де-Жанейро|Rio-de-Janeyro|Rio de Janeiro|Сантос-Дюмон|Santos-Dyumon|Santos Dumont
EZE|BUE|AR|America/Argentina/Buenos_Aires|-34.8127|-58.5398|451|Буэнос-Айрес|Buenos-Ayres|Buenos Aires|Эсейса|Eseysa|Ezeiza
AEP|BUE|AR|America/Argentina/Buenos_Aires|-34.5562|-58.4167|450|Буэнос-Айрес|Buenos-Ayres|Buenos Aires|Хорхе Ньюбери|Xorxe Nyuberi|Jorge Newbery
SCL||CL|America/Santiago|-33.3967|-70.7934|400|Сантьяго|Santyago|Santiago
LIM||PE|America/Lima|-12.0248|-77.1088|400|Лима|Lima|Lima
BOG||CO|America/Bogota|4.6986|-74.1431|400|Богота|Bogota|Bogota
CCS||VE|America/Caracas|10.5969|-67.0055|400|Каракас|Karakas|Caracas
PMV||VE|America/Caracas|10.9172|-63.9690|400|Порламар|Porlamar|Porlamar|Маргарита|Margarita|Margarita Island|Маргарита
SYD||AU|Australia/Sydney|-33.9329|151.1799|480|Сидней|Sidney|Sydney
MEL|MEL|AU|Australia/Melbourne|-37.6696|144.8498|441|Мельбурн|Melburn|Melbourne|Талламарин|Tallamarin|Tullamarine
AVV|MEL|AU|Australia/Melbourne|-38.0264|144.4731|440|Мельбурн|Melburn|Melbourne|Авалон|Avalon|Avalon
BNE||AU|Australia/Brisbane|-27.4030|153.1091|380|Брисбен|Brisben|Brisbane
PER||AU|Australia/Perth|-31.9336|115.9602|380|Перт|Pert|Perth
AKL||NZ|Pacific/Auckland|-37.0048|174.7835|400|Окленд|Oklend|Auckland
JNB||ZA|Africa/Johannesburg|-26.1392|28.2460|420|Йоханнесбург|Yoxannesburg|Johannesburg|О. Р. Тамбо|O. R. Tambo|O. R. Tambo
CPT||ZA|Africa/Johannesburg|-33.9689|18.5965|420|Кейптаун|Keyptaun|Cape Town
NBO||KE|Africa/Nairobi|-1.3192|36.9258|400|Найроби|Nayrobi|Nairobi|Джомо Кениата|Jomo Keniata|Jomo Kenyatta
ADD||ET|Africa/Addis_Ababa|8.9838|38.7959|420|Аддис-Абеба|Addis-Abeba|Addis Ababa|Боле|Bole|Bole
ZNZ||TZ|Africa/Dar_es_Salaam|-6.2185|39.2212|540|Занзибар|Zanzibar|Zanzibar
DAR||TZ|Africa/Dar_es_Salaam|-6.8735|39.2021|380|Дар-эс-Салам|Dar-es-Salom|Dar es Salaam
SEZ||SC|Indian/Mahe|-4.6713|55.5113|460|Маэ|Mae|Mahe|Сейшелы|Seyshel|Seychelles|Сейшелы; Seychelles; Виктория
MRU||MU|Indian/Mauritius|-20.4320|57.6766|460|Маврикий|Mavrikiy|Mauritius||||Порт-Луи
TUN||TN|Africa/Tunis|36.8476|10.2171|480|Тунис|Tunis|Tunis|Карфаген|Karfagen|Carthage
NBE||TN|Africa/Tunis|36.0833|10.4387|440|Энфида|Enfida|Enfidha|Энфида-Хаммамет|Enfida-Hammamet|Enfidha-Hammamet|Хаммамет; Hammamet
MIR||TN|Africa/Tunis|35.7611|10.7532|400|Монастир|Monastir|Monastir
DJE||TN|Africa/Tunis|33.8712|10.7751|420|Джерба|Jerba|Djerba
CMN||MA|Africa/Casablanca|33.3667|-7.5867|460|Касабланка|Kasablanka|Casablanca|Мухаммед V|Muhammad V|Mohammed V
RAK||MA|Africa/Casablanca|31.6019|-8.0269|420|Марракеш|Marokash|Marrakesh||||Marrakech
AGA||MA|Africa/Casablanca|30.3286|-9.4106|380|Агадир|Agadir|Agadir
ALG||DZ|Africa/Algiers|36.6979|3.2071|400|Алжир|Jazoir|Algiers
LOS||NG|Africa/Lagos|6.5774|3.3212|360|Лагос|Lagos|Lagos
ACC||GH|Africa/Accra|5.6074|-0.1718|340|Аккра|Akkra|Accra
`;
