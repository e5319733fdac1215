/** Airports of Europe. Columns: see ../airport-table.ts. */
export const europe = `
LHR|LON|GB|Europe/London|51.4696|-0.4536|765|Лондон|London|London|Хитроу|Xitrou|Heathrow
LGW|LON|GB|Europe/London|51.1508|-0.1774|764|Лондон|London|London|Гатвик|Gatvik|Gatwick
STN|LON|GB|Europe/London|51.8893|0.2627|763|Лондон|London|London|Станстед|Stansted|Stansted
LTN|LON|GB|Europe/London|51.8798|-0.3762|762|Лондон|London|London|Лутон|Luton|Luton
LCY|LON|GB|Europe/London|51.5044|0.0494|761|Лондон|London|London|Сити|Siti|London City
SEN|LON|GB|Europe/London|51.5727|0.6982|760|Лондон|London|London|Саутенд|Sautend|Southend
MAN||GB|Europe/London|53.3629|-2.2734|480|Манчестер|Manchester|Manchester
BHX||GB|Europe/London|52.4525|-1.7333|380|Бирмингем|Birmingem|Birmingham
EDI||GB|Europe/London|55.9481|-3.3642|440|Эдинбург|Edinburg|Edinburgh
DUB||IE|Europe/Dublin|53.4273|-6.2436|480|Дублин|Dublin|Dublin
CDG|PAR|FR|Europe/Paris|49.0032|2.5670|757|Париж|Parij|Paris|Шарль-де-Голль|Sharl de Goll|Charles de Gaulle|Руасси; Roissy
ORY|PAR|FR|Europe/Paris|48.7283|2.3597|756|Париж|Parij|Paris|Орли|Orli|Orly
BVA|PAR|FR|Europe/Paris|49.4595|2.1108|755|Париж|Parij|Paris|Бове|Bove|Beauvais
NCE||FR|Europe/Paris|43.6605|7.2052|560|Ницца|Nitssa|Nice|Лазурный Берег|Lojuvard qirgʻoq|Cote d'Azur
LYS||FR|Europe/Paris|45.7214|5.0803|440|Лион|Lion|Lyon|Сент-Экзюпери|Sent-Ekzyuperi|Saint-Exupery
MRS||FR|Europe/Paris|43.4418|5.2221|420|Марсель|Marsel|Marseille
FRA||DE|Europe/Berlin|50.0490|8.5737|740|Франкфурт|Frankfurt|Frankfurt||||Франкфурт-на-Майне; Frankfurt am Main
MUC||DE|Europe/Berlin|48.3530|11.7901|660|Мюнхен|Myunxen|Munich||||München
BER||DE|Europe/Berlin|52.3644|13.5099|680|Берлин|Berlin|Berlin|Бранденбург|Brandenburg|Brandenburg
DUS||DE|Europe/Berlin|51.2783|6.7656|520|Дюссельдорф|Dyusseldorf|Dusseldorf||||Düsseldorf; Duesseldorf
HAM||DE|Europe/Berlin|53.6313|10.0064|500|Гамбург|Gamburg|Hamburg
CGN||DE|Europe/Berlin|50.8784|7.1222|440|Кёльн|Kyoln|Cologne|Кёльн/Бонн|Kyoln/Bonn|Cologne Bonn|Köln; Koeln
STR||DE|Europe/Berlin|48.6907|9.1936|440|Штутгарт|Shtutgart|Stuttgart
HAJ||DE|Europe/Berlin|52.4593|9.6948|380|Ганновер|Gannover|Hanover||||Hannover
LEJ||DE|Europe/Berlin|51.4203|12.2212|340|Лейпциг|Leypsig|Leipzig
VIE||AT|Europe/Vienna|48.1197|16.5636|620|Вена|Vena|Vienna|Швехат|Shvexat|Schwechat|Wien
SZG||AT|Europe/Vienna|47.7912|12.9973|380|Зальцбург|Zalsburg|Salzburg
ZRH||CH|Europe/Zurich|47.4506|8.5617|560|Цюрих|Syurix|Zurich||||Zürich
GVA||CH|Europe/Zurich|46.2296|6.1058|540|Женева|Jeneva|Geneva||||Genève
BSL||CH|Europe/Zurich|47.5993|7.5329|360|Базель|Bazel|Basel
AMS||NL|Europe/Amsterdam|52.3091|4.7634|640|Амстердам|Amsterdam|Amsterdam|Схипхол|Sxipxol|Schiphol
BRU|BRU|BE|Europe/Brussels|50.8972|4.4836|521|Брюссель|Bryussel|Brussels|Завентем|Zaventem|Zaventem
CRL|BRU|BE|Europe/Brussels|50.4567|4.4517|520|Брюссель|Bryussel|Brussels|Шарлеруа|Sharlerua|Charleroi
LUX||LU|Europe/Luxembourg|49.6311|6.2095|380|Люксембург|Lyuksemburg|Luxembourg
FCO|ROM|IT|Europe/Rome|41.7946|12.2503|711|Рим|Rim|Rome|Фьюмичино|Fyumichino|Fiumicino
CIA|ROM|IT|Europe/Rome|41.7991|12.5910|710|Рим|Rim|Rome|Чампино|Champino|Ciampino
MXP|MIL|IT|Europe/Rome|45.6274|8.7124|702|Милан|Milan|Milan|Мальпенса|Malpensa|Malpensa
LIN|MIL|IT|Europe/Rome|45.4610|9.2792|701|Милан|Milan|Milan|Линате|Linate|Linate
BGY|MIL|IT|Europe/Rome|45.6653|9.6987|700|Милан|Milan|Milan|Бергамо|Bergamo|Bergamo Orio al Serio
VCE||IT|Europe/Rome|45.5023|12.3379|520|Венеция|Venetsiya|Venice|Марко Поло|Marko Polo|Marco Polo|Venezia
NAP||IT|Europe/Rome|40.8861|14.2917|460|Неаполь|Neapol|Naples||||Napoli
BLQ||IT|Europe/Rome|44.5293|11.2933|420|Болонья|Bolonya|Bologna
CTA||IT|Europe/Rome|37.4707|15.0659|420|Катания|Kataniya|Catania||||Сицилия
RMI||IT|Europe/Rome|44.0230|12.6196|360|Римини|Rimini|Rimini
VRN||IT|Europe/Rome|45.4023|10.9068|360|Верона|Verona|Verona
MAD||ES|Europe/Madrid|40.4903|-3.5645|600|Мадрид|Madrid|Madrid|Барахас|Baraxas|Barajas
BCN||ES|Europe/Madrid|41.3030|2.0759|660|Барселона|Barselona|Barcelona|Эль-Прат|El-Prat|El Prat
AGP||ES|Europe/Madrid|36.6752|-4.4896|460|Малага|Malaga|Malaga
ALC||ES|Europe/Madrid|38.2871|-0.5574|440|Аликанте|Alikante|Alicante
VLC||ES|Europe/Madrid|39.4918|-0.4735|400|Валенсия|Valensiya|Valencia
PMI||ES|Europe/Madrid|39.5477|2.7304|480|Пальма-де-Мальорка|Palma-de-Malorka|Palma de Mallorca||||Майорка; Мальорка; Mallorca
IBZ||ES|Europe/Madrid|38.8766|1.3678|420|Ибица|Ibitsa|Ibiza
TFS|TCI|ES|Atlantic/Canary|28.0444|-16.5725|451|Тенерифе|Tenerife|Tenerife|Тенерифе Южный|Janubiy Tenerife|Tenerife South
TFN|TCI|ES|Atlantic/Canary|28.4881|-16.3460|450|Тенерифе|Tenerife|Tenerife|Тенерифе Северный|Shimoliy Tenerife|Tenerife North
LIS||PT|Europe/Lisbon|38.7700|-9.1282|520|Лиссабон|Lissabon|Lisbon||||Lisboa
OPO||PT|Europe/Lisbon|41.2378|-8.6703|400|Порту|Portu|Porto
PRG||CZ|Europe/Prague|50.1062|14.2666|640|Прага|Praga|Prague|Вацлав Гавел|Vatslav Gavel|Vaclav Havel|Praha
KLV||CZ|Europe/Prague|50.2000|12.9167|340|Карловы Вары|Karlovi Vari|Karlovy Vary
WAW|WAW|PL|Europe/Warsaw|52.1709|20.9733|561|Варшава|Varshava|Warsaw|Шопен|Shopen|Chopin
WMI|WAW|PL|Europe/Warsaw|52.4511|20.6517|560|Варшава|Varshava|Warsaw|Модлин|Modlin|Modlin
KRK||PL|Europe/Warsaw|50.0755|19.7937|440|Краков|Krakov|Krakow||||Kraków
WRO||PL|Europe/Warsaw|51.1048|16.8994|360|Вроцлав|Vrotslav|Wroclaw
GDN||PL|Europe/Warsaw|54.3810|18.4687|380|Гданьск|Gdansk|Gdansk
BUD||HU|Europe/Budapest|47.4330|19.2616|560|Будапешт|Budapesht|Budapest|Ференц Лист|Ferens List|Ferenc Liszt
BTS||SK|Europe/Bratislava|48.1700|17.1998|380|Братислава|Bratislava|Bratislava
LJU||SI|Europe/Ljubljana|46.2310|14.4550|400|Любляна|Lyublyana|Ljubljana
ZAG||HR|Europe/Zagreb|45.7332|16.0615|400|Загреб|Zagreb|Zagreb
SPU||HR|Europe/Zagreb|43.5365|16.2995|360|Сплит|Split|Split
DBV||HR|Europe/Zagreb|42.5607|18.2606|380|Дубровник|Dubrovnik|Dubrovnik
BEG||RS|Europe/Belgrade|44.8194|20.3069|660|Белград|Belgrad|Belgrade|Никола Тесла|Nikola Tesla|Nikola Tesla|Beograd
INI||RS|Europe/Belgrade|43.3372|21.8655|340|Ниш|Nish|Nis
TGD||ME|Europe/Podgorica|42.3680|19.2460|480|Подгорица|Podgoritsa|Podgorica
TIV||ME|Europe/Podgorica|42.4036|18.7256|520|Тиват|Tivat|Tivat
SJJ||BA|Europe/Sarajevo|43.8267|18.3361|400|Сараево|Sarayevo|Sarajevo
SKP||MK|Europe/Skopje|41.9606|21.6258|380|Скопье|Skopye|Skopje
TIA||AL|Europe/Tirane|41.4191|19.7133|440|Тирана|Tirana|Tirana
SOF||BG|Europe/Sofia|42.6883|23.4144|500|София|Sofiya|Sofia
VAR||BG|Europe/Sofia|43.2373|27.8291|460|Варна|Varna|Varna
BOJ||BG|Europe/Sofia|42.5675|27.5155|460|Бургас|Burgas|Burgas
OTP|BUH|RO|Europe/Bucharest|44.5712|26.0771|481|Бухарест|Buxarest|Bucharest|Анри Коандэ|Anri Koande|Henri Coanda|Отопени
BBU|BUH|RO|Europe/Bucharest|44.4959|26.0810|480|Бухарест|Buxarest|Bucharest|Бэняса|Benyasa|Baneasa
ATH||GR|Europe/Athens|37.9363|23.9465|560|Афины|Afina|Athens|Элефтериос Венизелос|Elefterios Venizelos|Eleftherios Venizelos|Afiny
SKG||GR|Europe/Athens|40.5208|22.9722|480|Салоники|Saloniki|Thessaloniki
HER||GR|Europe/Athens|35.3366|25.1742|480|Ираклион|Iraklion|Heraklion||||Крит; Crete
RHO||GR|Europe/Athens|36.4019|28.0907|440|Родос|Rodos|Rhodes
CFU||GR|Europe/Athens|39.6078|19.9146|380|Корфу|Korfu|Corfu||||Керкира
LCA||CY|Asia/Nicosia|34.8709|33.6080|540|Ларнака|Larnaka|Larnaca||||Кипр; Cyprus
PFO||CY|Asia/Nicosia|34.7116|32.4891|480|Пафос|Pafos|Paphos
ECN||CY|Asia/Famagusta|35.1581|33.5031|440|Никосия|Nikosiya|Nicosia|Эрджан|Erjan|Ercan|Северный Кипр
MLA||MT|Europe/Malta|35.8498|14.4954|400|Мальта|Malta|Malta||||Валлетта
HEL||FI|Europe/Helsinki|60.3180|24.9664|500|Хельсинки|Xelsinki|Helsinki|Вантаа|Vantaa|Vantaa
ARN|STO|SE|Europe/Stockholm|59.6498|17.9304|502|Стокгольм|Stokgolm|Stockholm|Арланда|Arlanda|Arlanda
BMA|STO|SE|Europe/Stockholm|59.3557|17.9461|501|Стокгольм|Stokgolm|Stockholm|Бромма|Bromma|Bromma
NYO|STO|SE|Europe/Stockholm|58.7842|16.9229|500|Стокгольм|Stokgolm|Stockholm|Скавста|Skavsta|Skavsta
OSL|OSL|NO|Europe/Oslo|60.1942|11.1004|481|Осло|Oslo|Oslo|Гардермуэн|Gardermuen|Gardermoen
TRF|OSL|NO|Europe/Oslo|59.1781|10.2518|480|Осло|Oslo|Oslo|Торп|Torp|Torp Sandefjord
CPH||DK|Europe/Copenhagen|55.6291|12.6476|520|Копенгаген|Kopengagen|Copenhagen|Каструп|Kastrup|Kastrup|København
KEF||IS|Atlantic/Reykjavik|63.9786|-22.6350|420|Рейкьявик|Reykyavik|Reykjavik|Кеблавик|Keblavik|Keflavik
RIX||LV|Europe/Riga|56.9221|23.9798|560|Рига|Riga|Riga
VNO||LT|Europe/Vilnius|54.6431|25.2796|500|Вильнюс|Vilnyus|Vilnius
KUN||LT|Europe/Vilnius|54.9000|23.9167|360|Каунас|Kaunas|Kaunas
TLL||EE|Europe/Tallinn|59.4166|24.7987|500|Таллин|Tallin|Tallinn|Леннарт Мери|Lennart Meri|Lennart Meri|Таллинн
GLA||GB|Europe/London|55.8642|-4.4318|300|Глазго|Glazgo|Glasgow
LPL||GB|Europe/London|53.3376|-2.8549|240|Ливерпуль|Liverpul|Liverpool
NCL||GB|Europe/London|55.0371|-1.7106|220|Ньюкасл|Nyukasl|Newcastle
BRS||GB|Europe/London|51.3868|-2.7107|220|Бристоль|Bristol|Bristol
BFS||GB|Europe/London|54.6624|-6.2176|220|Белфаст|Belfast|Belfast
LBA||GB|Europe/London|53.8693|-1.6600|180|Лидс|Lids|Leeds
ORK||IE|Europe/Dublin|51.8491|-8.4898|180|Корк|Kork|Cork
TLS||FR|Europe/Paris|43.6301|1.3743|280|Тулуза|Tuluza|Toulouse
BOD||FR|Europe/Paris|44.8310|-0.7022|260|Бордо|Bordo|Bordeaux
NTE||FR|Europe/Paris|47.1576|-1.6014|240|Нант|Nant|Nantes
SXB||FR|Europe/Paris|48.5449|7.6277|240|Страсбург|Strasburg|Strasbourg
MPL||FR|Europe/Paris|43.5784|3.9592|200|Монпелье|Monpelye|Montpellier
AJA||FR|Europe/Paris|41.9199|8.7940|200|Аяччо|Ayachcho|Ajaccio||||Корсика; Corsica
NUE||DE|Europe/Berlin|49.4942|11.0771|320|Нюрнберг|Nyurnberg|Nuremberg||||Nürnberg
BRE||DE|Europe/Berlin|53.0530|8.7854|280|Бремен|Bremen|Bremen
DRS||DE|Europe/Berlin|51.1243|13.7661|300|Дрезден|Drezden|Dresden
DTM||DE|Europe/Berlin|51.5148|7.6131|260|Дортмунд|Dortmund|Dortmund
FMM||DE|Europe/Berlin|47.9886|10.2394|260|Мемминген|Memmingen|Memmingen
FKB||DE|Europe/Berlin|48.7810|8.0898|260|Карлсруэ|Karlsrue|Karlsruhe|Карлсруэ/Баден-Баден|Karlsrue/Baden-Baden|Karlsruhe/Baden-Baden|Баден-Баден; Baden-Baden
INN||AT|Europe/Vienna|47.2574|11.3515|320|Инсбрук|Insbruk|Innsbruck
GRZ||AT|Europe/Vienna|46.9962|15.4432|240|Грац|Grats|Graz
LNZ||AT|Europe/Vienna|48.2399|14.1933|220|Линц|Lints|Linz
RTM||NL|Europe/Amsterdam|51.9489|4.4336|240|Роттердам|Rotterdam|Rotterdam
EIN||NL|Europe/Amsterdam|51.4580|5.3918|260|Эйндховен|Eyndxoven|Eindhoven
FLR||IT|Europe/Rome|43.8021|11.2020|360|Флоренция|Florensiya|Florence||||Firenze
PSA||IT|Europe/Rome|43.6987|10.3999|360|Пиза|Piza|Pisa
TRN||IT|Europe/Rome|45.1915|7.6430|340|Турин|Turin|Turin||||Torino
GOA||IT|Europe/Rome|44.4151|8.8508|300|Генуя|Genuya|Genoa||||Genova
PMO||IT|Europe/Rome|38.1865|13.1048|340|Палермо|Palermo|Palermo
BRI||IT|Europe/Rome|41.1339|16.7639|320|Бари|Bari|Bari
CAG||IT|Europe/Rome|39.2543|9.0607|300|Кальяри|Kalyari|Cagliari||||Сардиния; Sardinia
OLB||IT|Europe/Rome|40.9031|9.5148|340|Ольбия|Olbiya|Olbia||||Сардиния; Sardinia
TSF||IT|Europe/Rome|45.6551|12.2044|280|Тревизо|Trevizo|Treviso
TRS||IT|Europe/Rome|45.8208|13.4857|240|Триест|Triyest|Trieste
SVQ||ES|Europe/Madrid|37.4235|-5.9001|320|Севилья|Sevilya|Seville||||Sevilla
BIO||ES|Europe/Madrid|43.3055|-2.9058|300|Бильбао|Bilbao|Bilbao
GRO||ES|Europe/Madrid|41.8980|2.7664|300|Жирона|Jirona|Girona||||Герона
REU||ES|Europe/Madrid|41.1461|1.1533|260|Реус|Reus|Reus
MAH||ES|Europe/Madrid|39.8650|4.2241|240|Менорка|Menorka|Menorca
LPA||ES|Atlantic/Canary|27.9324|-15.3846|360|Лас-Пальмас|Las-Palmas|Las Palmas|Гран-Канария|Gran-Kanariya|Gran Canaria|Гран-Канария; Канары
ACE||ES|Atlantic/Canary|28.9507|-13.6091|300|Лансароте|Lansarote|Lanzarote||||Ланцароте
FUE||ES|Atlantic/Canary|28.4506|-13.8699|300|Фуэртевентура|Fuerteventura|Fuerteventura
FAO||PT|Europe/Lisbon|37.0206|-7.9685|320|Фару|Faru|Faro
FNC||PT|Atlantic/Madeira|32.6931|-16.7756|340|Фуншал|Funshal|Funchal||||Мадейра; Madeira
KTW||PL|Europe/Warsaw|50.4708|19.0740|300|Катовице|Katovitse|Katowice
POZ||PL|Europe/Warsaw|52.4143|16.8288|280|Познань|Poznan|Poznan
BRQ||CZ|Europe/Prague|49.1500|16.7000|260|Брно|Brno|Brno
CLJ||RO|Europe/Bucharest|46.7821|23.6870|260|Клуж-Напока|Kluj-Napoka|Cluj-Napoca
IAS||RO|Europe/Bucharest|47.1770|27.6170|300|Яссы|Yassi|Iasi
TSR||RO|Europe/Bucharest|45.8099|21.3201|240|Тимишоара|Timishoara|Timisoara
PUY||HR|Europe/Zagreb|44.8917|13.9236|260|Пула|Pula|Pula
ZAD||HR|Europe/Zagreb|44.0978|15.3567|240|Задар|Zadar|Zadar
JTR||GR|Europe/Athens|36.4043|25.4760|340|Санторини|Santorini|Santorini||||Тира
JMK||GR|Europe/Athens|37.4361|25.3444|320|Миконос|Mikonos|Mykonos
CHQ||GR|Europe/Athens|35.5402|24.1404|320|Ханья|Xanya|Chania||||Крит; Crete
KGS||GR|Europe/Athens|36.8010|27.0895|300|Кос|Kos|Kos
ZTH||GR|Europe/Athens|37.7535|20.8847|300|Закинф|Zakinf|Zakynthos||||Занте
GOT||SE|Europe/Stockholm|57.6666|12.2949|300|Гётеборг|Gyoteborg|Gothenburg||||Göteborg
MMX||SE|Europe/Stockholm|55.5388|13.3637|220|Мальмё|Malmyo|Malmo
BGO||NO|Europe/Oslo|60.2891|5.2282|260|Берген|Bergen|Bergen
TRD||NO|Europe/Oslo|63.4543|10.9179|220|Тронхейм|Tronxeym|Trondheim
TOS||NO|Europe/Oslo|69.6798|18.9073|260|Тромсё|Tromsyo|Tromso
SVG||NO|Europe/Oslo|58.8821|5.6292|200|Ставангер|Stavanger|Stavanger
TMP||FI|Europe/Helsinki|61.4204|23.6176|240|Тампере|Tampere|Tampere
TKU||FI|Europe/Helsinki|60.5123|22.2728|220|Турку|Turku|Turku
RVN||FI|Europe/Helsinki|66.5590|25.8296|280|Рованиеми|Rovaniemi|Rovaniemi||||Лапландия
BLL||DK|Europe/Copenhagen|55.7474|9.1479|240|Биллунн|Billunn|Billund
AAR||DK|Europe/Copenhagen|56.3082|10.6264|200|Орхус|Orxus|Aarhus
AAL||DK|Europe/Copenhagen|57.0866|9.8722|180|Ольборг|Olborg|Aalborg
PRN||XK|Europe/Belgrade|42.5736|21.0356|240|Приштина|Prishtina|Pristina
OHD||MK|Europe/Skopje|41.1802|20.7432|240|Охрид|Oxrid|Ohrid
PLQ||LT|Europe/Vilnius|55.9500|21.0833|220|Паланга|Palanga|Palanga||||Клайпеда
`;
