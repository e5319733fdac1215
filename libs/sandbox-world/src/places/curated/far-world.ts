/** Airports of the Americas, Africa and Oceania. Columns: see ../airport-table.ts. */
export const farWorld = `
JFK|NYC|US|America/New_York|40.6423|-73.7882|752|Нью-Йорк|Nyu-York|New York|Джон Кеннеди|Jon Kennedi|John F. Kennedy|Кеннеди
EWR|NYC|US|America/New_York|40.6891|-74.1788|751|Нью-Йорк|Nyu-York|New York|Ньюарк|Nyuark|Newark Liberty|Newark
LGA|NYC|US|America/New_York|40.7743|-73.8716|750|Нью-Йорк|Nyu-York|New York|Ла-Гуардия|La Gvardiya|LaGuardia
LAX||US|America/Los_Angeles|33.9434|-118.4083|600|Лос-Анджелес|Los-Anjeles|Los Angeles
SFO||US|America/Los_Angeles|37.6152|-122.3899|540|Сан-Франциско|San-Fransisko|San Francisco
MIA||US|America/New_York|25.7960|-80.2782|560|Майами|Mayami|Miami
ORD|CHI|US|America/Chicago|41.9769|-87.9049|541|Чикаго|Chikago|Chicago|О'Хара|OʼHara|O'Hare
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
SAN||US|America/Los_Angeles|32.7319|-117.1973|360|Сан-Диего|San-Diyego|San Diego
PHX||US|America/Phoenix|33.4350|-112.0002|320|Финикс|Finiks|Phoenix
PDX||US|America/Los_Angeles|45.5890|-122.5929|300|Портленд|Portlend|Portland
MSP||US|America/Chicago|44.8830|-93.2109|320|Миннеаполис|Minneapolis|Minneapolis
DTW||US|America/New_York|42.2078|-83.3560|320|Детройт|Detroyt|Detroit
CLT||US|America/New_York|35.2192|-80.9358|320|Шарлотт|Sharlott|Charlotte
SLC||US|America/Denver|40.7856|-111.9807|300|Солт-Лейк-Сити|Solt-Leyk-Siti|Salt Lake City
TPA||US|America/New_York|27.9799|-82.5354|320|Тампа|Tampa|Tampa
FLL||US|America/New_York|26.0715|-80.1449|340|Форт-Лодердейл|Fort-Loderdeyl|Fort Lauderdale
MSY||US|America/Chicago|29.9846|-90.2564|300|Новый Орлеан|Yangi Orlean|New Orleans
BNA||US|America/Chicago|36.1317|-86.6689|260|Нашвилл|Nashvill|Nashville
AUS||US|America/Chicago|30.2025|-97.6671|300|Остин|Ostin|Austin
SAT||US|America/Chicago|29.5249|-98.4726|260|Сан-Антонио|San-Antonio|San Antonio
HNL||US|Pacific/Honolulu|21.3258|-157.9217|340|Гонолулу|Gonolulu|Honolulu||||Гавайи; Hawaii
ANC||US|America/Anchorage|61.1744|-149.9964|280|Анкоридж|Ankorij|Anchorage||||Аляска; Alaska
SJC||US|America/Los_Angeles|37.3667|-121.9264|300|Сан-Хосе|San-Xose|San Jose|Минета|Mineta|Mineta San Jose
SMF||US|America/Los_Angeles|38.6923|-121.5937|280|Сакраменто|Sakramento|Sacramento
OAK||US|America/Los_Angeles|37.7119|-122.2120|280|Окленд|Oklend|Oakland
PIT||US|America/New_York|40.4958|-80.2566|260|Питтсбург|Pittsburg|Pittsburgh
CLE||US|America/New_York|41.4109|-81.8382|260|Кливленд|Klivlend|Cleveland
CVG||US|America/New_York|39.0555|-84.6615|240|Цинциннати|Sinsinnati|Cincinnati
IND||US|America/Indiana/Indianapolis|39.7163|-86.2930|240|Индианаполис|Indianapolis|Indianapolis
MCI||US|America/Chicago|39.2938|-94.7199|240|Канзас-Сити|Kanzas-Siti|Kansas City
STL||US|America/Chicago|38.7487|-90.3790|260|Сент-Луис|Sent-Luis|St. Louis||||Saint Louis
MKE||US|America/Chicago|42.9481|-87.9027|220|Милуоки|Miluoki|Milwaukee
CMH||US|America/New_York|39.9982|-82.8850|240|Колумбус|Kolumbus|Columbus
RDU||US|America/New_York|35.8736|-78.7909|240|Роли|Roli|Raleigh||||Raleigh-Durham
JAX||US|America/New_York|30.4913|-81.6831|220|Джексонвилл|Jeksonvill|Jacksonville
MEM||US|America/Chicago|35.0446|-89.9823|200|Мемфис|Memfis|Memphis
ABQ||US|America/Denver|35.0496|-106.6172|200|Альбукерке|Albukerke|Albuquerque
BUF||US|America/New_York|42.9338|-78.7318|200|Буффало|Buffalo|Buffalo
YYC||CA|America/Edmonton|51.1314|-114.0106|340|Калгари|Kalgari|Calgary
YOW||CA|America/Toronto|45.3208|-75.6728|320|Оттава|Ottava|Ottawa
YEG||CA|America/Edmonton|53.3074|-113.5840|300|Эдмонтон|Edmonton|Edmonton
YQB||CA|America/Toronto|46.7920|-71.3834|260|Квебек|Kvebek|Quebec||||Québec
YHZ||CA|America/Halifax|44.8850|-63.5143|220|Галифакс|Galifaks|Halifax
YWG||CA|America/Winnipeg|49.9058|-97.2237|240|Виннипег|Vinnipeg|Winnipeg
GDL||MX|America/Mexico_City|20.5260|-103.3040|260|Гвадалахара|Gvadalaxara|Guadalajara
MTY||MX|America/Monterrey|25.7766|-100.1144|240|Монтеррей|Monterrey|Monterrey
SJO||CR|America/Costa_Rica|9.9982|-84.2041|260|Сан-Хосе|San-Xose|San Jose|Хуан Сантамария|Xuan Santamariya|Juan Santamaria|Коста-Рика
PTY||PA|America/Panama|9.0669|-79.3876|300|Панама|Panama|Panama City|Токумен|Tokumen|Tocumen
SDQ||DO|America/Santo_Domingo|18.4301|-69.6767|280|Санто-Доминго|Santo-Domingo|Santo Domingo
MBJ||JM|America/Jamaica|18.4985|-77.9166|260|Монтего-Бей|Montego-Bey|Montego Bay||||Ямайка
KIN||JM|America/Jamaica|17.9378|-76.7782|220|Кингстон|Kingston|Kingston
NAS||BS|America/Nassau|25.0504|-77.4665|240|Нассау|Nassau|Nassau||||Багамы
SJU||PR|America/Puerto_Rico|18.4374|-66.0047|240|Сан-Хуан|San-Xuan|San Juan
GUA||GT|America/Guatemala|14.5881|-90.5307|200|Гватемала|Gvatemala|Guatemala City
UIO||EC|America/Guayaquil|-0.1238|-78.3560|240|Кито|Kito|Quito
GYE||EC|America/Guayaquil|-2.1427|-79.8803|200|Гуаякиль|Guayakil|Guayaquil
MVD||UY|America/Montevideo|-34.8412|-56.0265|260|Монтевидео|Montevideo|Montevideo
ASU||PY|America/Asuncion|-25.2418|-57.5138|220|Асунсьон|Asunson|Asuncion
VVI||BO|America/La_Paz|-17.6482|-63.1405|200|Санта-Крус|Santa-Krus|Santa Cruz|Виру-Виру|Viru-Viru|Viru Viru
LPB||BO|America/La_Paz|-16.5089|-68.1769|220|Ла-Пас|La-Pas|La Paz
BSB||BR|America/Sao_Paulo|-15.8698|-47.9215|240|Бразилиа|Brazilia|Brasilia
SSA||BR|America/Belem|-12.9140|-38.3352|240|Салвадор|Salvador|Salvador
REC||BR|America/Belem|-8.1315|-34.9179|220|Ресифи|Resifi|Recife
MDE||CO|America/Bogota|6.1714|-75.4282|240|Медельин|Medelin|Medellin
CTG||CO|America/Bogota|10.4457|-75.5166|240|Картахена|Kartaxena|Cartagena
ADL||AU|Australia/Adelaide|-34.9382|138.5374|260|Аделаида|Adelaida|Adelaide
OOL||AU|Australia/Brisbane|-28.1662|153.5131|220|Голд-Кост|Gold-Kost|Gold Coast
CNS||AU|Australia/Brisbane|-16.8765|145.7540|240|Кэрнс|Kerns|Cairns
CBR||AU|Australia/Sydney|-35.3073|149.1905|220|Канберра|Kanberra|Canberra
WLG||NZ|Pacific/Auckland|-41.3290|174.8122|240|Веллингтон|Vellington|Wellington
CHC||NZ|Pacific/Auckland|-43.4887|172.5389|240|Крайстчерч|Kraystcherch|Christchurch
NAN||FJ|Pacific/Fiji|-17.7533|177.4516|240|Нанди|Nandi|Nadi||||Фиджи
PPT||PF|Pacific/Tahiti|-17.5596|-149.6094|240|Папеэте|Papeete|Papeete||||Таити; Tahiti
DUR||ZA|Africa/Johannesburg|-29.6144|31.1164|220|Дурбан|Durban|Durban
EBB||UG|Africa/Kampala|0.0451|32.4432|260|Энтеббе|Entebbe|Entebbe||||Кампала; Kampala
KGL||RW|Africa/Kigali|-1.9630|30.1350|240|Кигали|Kigali|Kigali
JRO||TZ|Africa/Dar_es_Salaam|-3.4254|37.0655|300|Килиманджаро|Kilimanjaro|Kilimanjaro||||Аруша
MBA||KE|Africa/Nairobi|-4.0327|39.6032|260|Момбаса|Mombasa|Mombasa
ABV||NG|Africa/Lagos|9.0046|7.2704|260|Абуджа|Abuja|Abuja
ABJ||CI|Africa/Abidjan|5.2549|-3.9330|240|Абиджан|Abijan|Abidjan
DSS||SN|Africa/Dakar|14.6709|-17.0695|260|Дакар|Dakar|Dakar
DLA||CM|Africa/Douala|4.0135|9.7170|200|Дуала|Duala|Douala
LAD||AO|Africa/Luanda|-8.8480|13.2349|220|Луанда|Luanda|Luanda
MPM||MZ|Africa/Maputo|-25.9244|32.5743|200|Мапуту|Maputu|Maputo
HRE||ZW|Africa/Harare|-17.9186|31.0992|200|Хараре|Xarare|Harare
LUN||ZM|Africa/Lusaka|-15.3263|28.4457|200|Лусака|Lusaka|Lusaka
WDH||NA|Africa/Windhoek|-22.4873|17.4632|220|Виндхук|Vindxuk|Windhoek
TNR||MG|Indian/Antananarivo|-18.7996|47.4750|240|Антананариву|Antananarivu|Antananarivo
RUN||RE|Indian/Reunion|-20.8920|55.5119|240|Реюньон|Reyunon|Reunion
KRT||SD|Africa/Khartoum|15.5922|32.5497|200|Хартум|Xartum|Khartoum
JIB||DJ|Africa/Djibouti|11.5524|43.1497|180|Джибути|Jibuti|Djibouti
FIH||CD|Africa/Kinshasa|-4.3872|15.4423|180|Киншаса|Kinshasa|Kinshasa
MJI||LY|Africa/Tripoli|32.8972|13.2778|240|Триполи|Tripoli|Tripoli|Митига|Mitiga|Mitiga
TNG||MA|Africa/Casablanca|35.7263|-5.9129|280|Танжер|Tanjer|Tangier
FEZ||MA|Africa/Casablanca|33.9308|-4.9821|240|Фес|Fes|Fez
ORN||DZ|Africa/Algiers|35.6200|-0.6061|220|Оран|Oran|Oran
`;
