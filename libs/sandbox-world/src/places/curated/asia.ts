/** Airports of South, South-East and East Asia. Columns: see ../airport-table.ts. */
export const asia = `
DEL||IN|Asia/Kolkata|28.5566|77.1008|860|Дели|Dehli|Delhi|Индира Ганди|Indira Gandi|Indira Gandhi|Нью-Дели; New Delhi; Yangi Dehli
BOM||IN|Asia/Kolkata|19.0899|72.8680|720|Мумбаи|Mumbay|Mumbai|Чатрапати Шиваджи|Chatrapati Shivaji|Chhatrapati Shivaji|Бомбей; Bombay
GOI|GOI|IN|Asia/Kolkata|15.3845|73.8398|700|Гоа|Goa|Goa|Даболим|Dabolim|Dabolim
GOX|GOI|IN|Asia/Kolkata|15.7302|73.8631|699|Гоа|Goa|Goa|Мопа|Mopa|Mopa Manohar
BLR||IN|Asia/Kolkata|13.2008|77.7102|480|Бангалор|Bangalor|Bengaluru||||Bangalore; Бенгалуру
MAA||IN|Asia/Kolkata|12.9823|80.1638|460|Ченнаи|Chennay|Chennai||||Мадрас; Madras
HYD||IN|Asia/Kolkata|17.2337|78.4304|460|Хайдарабад|Haydarobod|Hyderabad
CCU||IN|Asia/Kolkata|22.6453|88.4393|440|Калькутта|Kalkutta|Kolkata||||Calcutta; Колката
ATQ||IN|Asia/Kolkata|31.7054|74.8067|360|Амритсар|Amritsar|Amritsar
ISB||PK|Asia/Karachi|33.5491|72.8256|620|Исламабад|Islomobod|Islamabad
LHE||PK|Asia/Karachi|31.5208|74.4028|620|Лахор|Lohur|Lahore
KHI||PK|Asia/Karachi|24.9000|67.1683|600|Карачи|Karachi|Karachi|Джинна|Jinnah|Jinnah
DAC||BD|Asia/Dhaka|23.8486|90.4059|460|Дакка|Dakka|Dhaka
KTM||NP|Asia/Kathmandu|27.6999|85.3566|480|Катманду|Katmandu|Kathmandu|Трибхуван|Tribxuvan|Tribhuvan
CMB||LK|Asia/Colombo|7.1741|79.8865|640|Коломбо|Kolombo|Colombo|Бандаранаике|Bandaranaike|Bandaranaike|Шри-Ланка
HRI||LK|Asia/Colombo|6.2839|81.1239|360|Хамбантота|Xambantota|Hambantota|Маттала|Mattala|Mattala
MLE||MV|Indian/Maldives|4.1875|73.5308|760|Мале|Male|Male|Велана|Velana|Velana|Мальдивы; Maldives; Maldiv
GAN||MV|Indian/Maldives|-0.6900|73.1565|300|Ган|Gan|Gan
BKK|BKK|TH|Asia/Bangkok|13.6931|100.7520|821|Бангкок|Bangkok|Bangkok|Суварнабхуми|Suvarnabhumi|Suvarnabhumi
DMK|BKK|TH|Asia/Bangkok|13.9125|100.6067|820|Бангкок|Bangkok|Bangkok|Донмыанг|Donmuang|Don Mueang
HKT||TH|Asia/Bangkok|8.1076|98.3064|820|Пхукет|Pxuket|Phuket||||Фукет; Puket
USM||TH|Asia/Bangkok|9.5512|100.0629|560|Самуи|Samui|Koh Samui||||Ko Samui; Ко Самуи
KBV||TH|Asia/Bangkok|8.0973|98.9806|520|Краби|Krabi|Krabi
UTP||TH|Asia/Bangkok|12.6833|101.0167|560|Паттайя|Pattayya|Pattaya|Утапао|Utapao|U-Tapao|Паттая; Pattaya
CNX||TH|Asia/Bangkok|18.7696|98.9684|500|Чиангмай|Chiangmay|Chiang Mai
SGN||VN|Asia/Ho_Chi_Minh|10.8130|106.6625|660|Хошимин|Xoshimin|Ho Chi Minh City|Таншоннят|Tanshonnyat|Tan Son Nhat|Сайгон; Saigon; Хо Ши Мин
HAN||VN|Asia/Ho_Chi_Minh|21.2142|105.8028|640|Ханой|Xanoy|Hanoi|Нойбай|Noybay|Noi Bai
CXR||VN|Asia/Ho_Chi_Minh|12.0068|109.2169|700|Нячанг|Nyachang|Nha Trang|Камрань|Kamran|Cam Ranh|Камрань
DAD||VN|Asia/Ho_Chi_Minh|16.0533|108.2028|560|Дананг|Danang|Da Nang
PQC||VN|Asia/Ho_Chi_Minh|10.1634|103.9980|600|Фукуок|Fukuok|Phu Quoc
PNH||KH|Asia/Phnom_Penh|11.5522|104.8462|420|Пномпень|Pnompen|Phnom Penh
SAI||KH|Asia/Phnom_Penh|13.3755|104.2207|360|Сиемреап|Siyemreap|Siem Reap|Ангкор|Angkor|Angkor
VTE||LA|Asia/Vientiane|17.9754|102.5677|360|Вьентьян|Ventyan|Vientiane
RGN||MM|Asia/Yangon|16.9001|96.1342|380|Янгон|Yangon|Yangon
KUL|KUL|MY|Asia/Kuala_Lumpur|2.7443|101.7173|761|Куала-Лумпур|Kuala-Lumpur|Kuala Lumpur|Куала-Лумпур (KLIA)|Kuala-Lumpur (KLIA)|Kuala Lumpur International|KLIA
SZB|KUL|MY|Asia/Kuala_Lumpur|3.1306|101.5581|760|Куала-Лумпур|Kuala-Lumpur|Kuala Lumpur|Субанг|Subang|Subang
PEN||MY|Asia/Kuala_Lumpur|5.2930|100.2652|440|Пенанг|Penang|Penang
LGK||MY|Asia/Kuala_Lumpur|6.3422|99.7314|440|Лангкави|Langkavi|Langkawi
BKI||MY|Asia/Kuala_Lumpur|5.9240|116.0508|380|Кота-Кинабалу|Kota-Kinabalu|Kota Kinabalu
SIN||SG|Asia/Singapore|1.3612|103.9902|740|Сингапур|Singapur|Singapore|Чанги|Changi|Changi
CGK|JKT|ID|Asia/Jakarta|-6.1306|106.6555|641|Джакарта|Jakarta|Jakarta|Сукарно-Хатта|Sukarno-Xatta|Soekarno-Hatta
HLP|JKT|ID|Asia/Jakarta|-6.2681|106.8903|640|Джакарта|Jakarta|Jakarta|Халим|Xalim|Halim Perdanakusuma
DPS||ID|Asia/Makassar|-8.7481|115.1675|740|Денпасар|Denpasar|Denpasar|Нгурах-Рай|Ngurah Ray|Ngurah Rai|Бали; Bali
MNL||PH|Asia/Manila|14.5112|121.0192|520|Манила|Manila|Manila|Ниной Акино|Ninoy Akino|Ninoy Aquino
CEB||PH|Asia/Manila|10.3133|123.9828|380|Себу|Sebu|Cebu
PEK|BJS|CN|Asia/Shanghai|40.0785|116.5871|781|Пекин|Pekin|Beijing|Столичный|Poytaxt|Beijing Capital|Бейцзин
PKX|BJS|CN|Asia/Shanghai|39.5098|116.4083|780|Пекин|Pekin|Beijing|Дасин|Dasin|Beijing Daxing
SHA|SHA|CN|Asia/Shanghai|31.1978|121.3335|730|Шанхай|Shanxay|Shanghai|Хунцяо|Xunsyao|Hongqiao
PVG|SHA|CN|Asia/Shanghai|31.1518|121.7998|731|Шанхай|Shanxay|Shanghai|Пудун|Pudun|Pudong
CAN||CN|Asia/Shanghai|23.3925|113.2989|720|Гуанчжоу|Guanchjou|Guangzhou|Байюнь|Bayyun|Baiyun|Кантон; Canton
URC||CN|Asia/Shanghai|43.9013|87.4751|720|Урумчи|Urumchi|Urumqi|Дивопу|Divopu|Diwopu|Үрүмчи
SZX||CN|Asia/Shanghai|22.6394|113.8108|560|Шэньчжэнь|Shenchjen|Shenzhen|Баоань|Baoan|Bao'an
HAK||CN|Asia/Shanghai|19.9416|110.4572|540|Хайкоу|Xaykou|Haikou||||Хайнань; Hainan
SYX||CN|Asia/Shanghai|18.3053|109.4089|640|Санья|Sanya|Sanya||||Хайнань; Hainan
XIY||CN|Asia/Shanghai|34.4384|108.7609|560|Сиань|Sian|Xi'an|Сяньян|Syanyan|Xianyang
CTU|CTU|CN|Asia/Shanghai|30.5811|103.9568|521|Чэнду|Chendu|Chengdu|Шуанлю|Shuanlyu|Shuangliu
TFU|CTU|CN|Asia/Shanghai|30.3190|104.4450|520|Чэнду|Chendu|Chengdu|Тяньфу|Tyanfu|Tianfu
CKG||CN|Asia/Shanghai|29.7203|106.6341|460|Чунцин|Chunsin|Chongqing
HGH||CN|Asia/Shanghai|30.2369|120.4324|480|Ханчжоу|Xanchjou|Hangzhou
NKG||CN|Asia/Shanghai|31.7357|118.8665|420|Нанкин|Nankin|Nanjing
WUH||CN|Asia/Shanghai|30.7768|114.2176|420|Ухань|Uxan|Wuhan
KMG||CN|Asia/Shanghai|25.1019|102.9292|420|Куньмин|Kunmin|Kunming
LHW||CN|Asia/Shanghai|36.5095|103.6176|420|Ланьчжоу|Lanchjou|Lanzhou
HRB||CN|Asia/Shanghai|45.6209|126.2364|480|Харбин|Xarbin|Harbin
DLC||CN|Asia/Shanghai|38.9610|121.5400|440|Далянь|Dalyan|Dalian
SHE||CN|Asia/Shanghai|41.6350|123.4857|400|Шэньян|Shenyan|Shenyang
TAO||CN|Asia/Shanghai|36.3619|120.0883|440|Циндао|Sindao|Qingdao
TSN||CN|Asia/Shanghai|39.1283|117.3559|400|Тяньцзинь|Tyanszin|Tianjin
XMN||CN|Asia/Shanghai|24.5431|118.1342|400|Сямынь|Syamin|Xiamen
CSX||CN|Asia/Shanghai|28.1933|113.2146|400|Чанша|Chansha|Changsha
CGO||CN|Asia/Shanghai|34.5275|113.8402|400|Чжэнчжоу|Chjenchjou|Zhengzhou
HKG||HK|Asia/Hong_Kong|22.3080|113.9185|720|Гонконг|Gonkong|Hong Kong||||Xianggang
MFM||MO|Asia/Macau|22.1566|113.5729|380|Макао|Makao|Macau||||Аомынь
TPE||TW|Asia/Taipei|25.0755|121.2325|480|Тайбэй|Taybey|Taipei|Таоюань|Taoyuan|Taoyuan
ICN|SEL|KR|Asia/Seoul|37.4485|126.4512|831|Сеул|Seul|Seoul|Инчхон|Inchxon|Incheon
GMP|SEL|KR|Asia/Seoul|37.5593|126.8035|830|Сеул|Seul|Seoul|Кимпхо|Kimpo|Gimpo
PUS||KR|Asia/Seoul|35.1793|128.9487|560|Пусан|Pusan|Busan|Кимхэ|Kimxe|Gimhae
CJU||KR|Asia/Seoul|33.5067|126.4931|520|Чеджу|Cheju|Jeju
TAE||KR|Asia/Seoul|35.8993|128.6379|360|Тэгу|Tegu|Daegu
NRT|TYO|JP|Asia/Tokyo|35.7732|140.3874|741|Токио|Tokio|Tokyo|Нарита|Narita|Narita
HND|TYO|JP|Asia/Tokyo|35.5491|139.7845|740|Токио|Tokio|Tokyo|Ханэда|Xaneda|Haneda
KIX|OSA|JP|Asia/Tokyo|34.4353|135.2440|561|Осака|Osaka|Osaka|Кансай|Kansay|Kansai|Киото; Kyoto
ITM|OSA|JP|Asia/Tokyo|34.7910|135.4417|560|Осака|Osaka|Osaka|Итами|Itami|Itami
NGO||JP|Asia/Tokyo|34.8583|136.8053|420|Нагоя|Nagoya|Nagoya|Тюбу|Tyubu|Chubu Centrair
FUK||JP|Asia/Tokyo|33.5843|130.4439|420|Фукуока|Fukuoka|Fukuoka
CTS||JP|Asia/Tokyo|42.7873|141.6813|440|Саппоро|Sapporo|Sapporo|Новый Титосэ|Yangi Titose|New Chitose
OKA||JP|Asia/Tokyo|26.2050|127.6458|380|Окинава|Okinava|Okinawa|Наха|Naha|Naha|Наха
UBN||MN|Asia/Ulaanbaatar|47.6516|106.8218|480|Улан-Батор|Ulan-Bator|Ulaanbaatar|Чингисхан|Chingizxon|Chinggis Khaan|Ulan Bator
COK||IN|Asia/Kolkata|10.1556|76.3905|340|Кочи|Kochin|Kochi||||Cochin; Кочин
TRV||IN|Asia/Kolkata|8.4761|76.9191|300|Тируванантапурам|Tiruvanantapuram|Thiruvananthapuram||||Тривандрум; Trivandrum
AMD||IN|Asia/Kolkata|23.0664|72.6242|340|Ахмадабад|Ahmadobod|Ahmedabad
PNQ||IN|Asia/Kolkata|18.5814|73.9206|280|Пуна|Puna|Pune
JAI||IN|Asia/Kolkata|26.8220|75.8010|340|Джайпур|Jaypur|Jaipur
LKO||IN|Asia/Kolkata|26.7643|80.8842|280|Лакхнау|Lakxnau|Lucknow
IXC||IN|Asia/Kolkata|30.6768|76.7880|260|Чандигарх|Chandigarx|Chandigarh
VNS||IN|Asia/Kolkata|25.4497|82.8537|280|Варанаси|Varanasi|Varanasi
SXR||IN|Asia/Kolkata|34.0023|74.7626|300|Сринагар|Srinagar|Srinagar||||Кашмир
PEW||PK|Asia/Karachi|33.9891|71.5193|280|Пешавар|Peshovar|Peshawar
MUX||PK|Asia/Karachi|30.1995|71.4150|260|Мултан|Moʻlton|Multan
LYP||PK|Asia/Karachi|31.3630|72.9876|220|Фейсалабад|Faysalobod|Faisalabad
UET||PK|Asia/Karachi|30.2493|66.9490|220|Кветта|Kvetta|Quetta
CGP||BD|Asia/Dhaka|22.2452|91.8152|200|Читтагонг|Chittagong|Chittagong
PBH||BT|Asia/Thimphu|27.4333|89.4167|240|Паро|Paro|Paro||||Бутан
MDL||MM|Asia/Yangon|21.7055|95.9716|220|Мандалай|Mandalay|Mandalay
CEI||TH|Asia/Bangkok|19.9546|99.8788|220|Чианграй|Chiangray|Chiang Rai
HDY||TH|Asia/Bangkok|6.9368|100.3936|200|Хатъяй|Xatyay|Hat Yai
TDX||TH|Asia/Bangkok|12.2740|102.3187|240|Трат|Trat|Trat||||Ко Чанг
HUI||VN|Asia/Ho_Chi_Minh|16.3982|107.7009|260|Хюэ|Xyue|Hue
HPH||VN|Asia/Ho_Chi_Minh|20.8233|106.7273|220|Хайфон|Xayfon|Haiphong
VDO||VN|Asia/Ho_Chi_Minh|21.1178|107.4142|200|Вандон|Vandon|Van Don||||Халонг
KOS||KH|Asia/Phnom_Penh|10.5807|103.6391|240|Сиануквиль|Sianukvil|Sihanoukville
LPQ||LA|Asia/Vientiane|19.8971|102.1637|240|Луангпхабанг|Luangpxabang|Luang Prabang
JHB||MY|Asia/Kuala_Lumpur|1.6367|103.6680|220|Джохор-Бару|Johor-Baru|Johor Bahru
KCH||MY|Asia/Kuala_Lumpur|1.4842|110.3408|220|Кучинг|Kuching|Kuching
BWN||BN|Asia/Brunei|4.9452|114.9338|240|Бандар-Сери-Бегаван|Bandar-Seri-Begavan|Bandar Seri Begawan||||Бруней; Brunei
SUB||ID|Asia/Jakarta|-7.3779|112.7938|280|Сурабая|Surabaya|Surabaya
YIA||ID|Asia/Jakarta|-7.9075|110.0545|260|Джокьякарта|Jokyakarta|Yogyakarta
LOP||ID|Asia/Makassar|-8.7616|116.2738|260|Ломбок|Lombok|Lombok
KNO||ID|Asia/Jakarta|3.6354|98.8790|220|Медан|Medan|Medan
UPG||ID|Asia/Makassar|-5.0770|119.5477|200|Макассар|Makassar|Makassar
MPH||PH|Asia/Manila|11.9253|121.9521|260|Боракай|Borakay|Boracay|Катиклан|Katiklan|Caticlan
CRK||PH|Asia/Manila|15.1877|120.5498|240|Кларк|Klark|Clark
DVO||PH|Asia/Manila|7.1307|125.6447|200|Давао|Davao|Davao
KWL||CN|Asia/Shanghai|25.2176|110.0468|280|Гуйлинь|Guylin|Guilin
TNA||CN|Asia/Shanghai|36.8577|117.2069|300|Цзинань|Szinan|Jinan
YNT||CN|Asia/Shanghai|37.6586|120.9919|280|Яньтай|Yantay|Yantai
NGB||CN|Asia/Shanghai|29.8204|121.4624|280|Нинбо|Ninbo|Ningbo
WNZ||CN|Asia/Shanghai|27.9157|120.8474|240|Вэньчжоу|Venchjou|Wenzhou
FOC||CN|Asia/Shanghai|25.9312|119.6692|260|Фучжоу|Fuchjou|Fuzhou
HFE||CN|Asia/Shanghai|31.9869|116.9726|240|Хэфэй|Xefey|Hefei
KHN||CN|Asia/Shanghai|28.8599|115.9078|220|Наньчан|Nanchan|Nanchang
NNG||CN|Asia/Shanghai|22.6132|108.1675|240|Наньнин|Nannin|Nanning
KWE||CN|Asia/Shanghai|26.5442|106.7960|220|Гуйян|Guyyan|Guiyang
TYN||CN|Asia/Shanghai|37.7550|112.6258|240|Тайюань|Tayyuan|Taiyuan
SJW||CN|Asia/Shanghai|38.2819|114.6921|220|Шицзячжуан|Shiszyachjuan|Shijiazhuang
HET||CN|Asia/Shanghai|40.8547|111.8142|240|Хух-Хото|Xux-Xoto|Hohhot
INC||CN|Asia/Shanghai|38.3230|106.3881|260|Иньчуань|Inchuan|Yinchuan
XNN||CN|Asia/Shanghai|36.5253|102.0375|240|Синин|Sinin|Xining
LXA||CN|Asia/Shanghai|29.2931|90.9005|260|Лхаса|Lxasa|Lhasa||||Тибет; Tibet
CGQ||CN|Asia/Shanghai|43.9952|125.6970|280|Чанчунь|Chanchun|Changchun
YIW||CN|Asia/Shanghai|29.3446|120.0288|340|Иу|Iu|Yiwu||||Ииу
DYG||CN|Asia/Shanghai|29.1071|110.4457|220|Чжанцзяцзе|Chjanszyasze|Zhangjiajie
LJG||CN|Asia/Shanghai|26.6717|100.2447|220|Лицзян|Liszyan|Lijiang
KHG||CN|Asia/Shanghai|39.5369|76.0104|340|Кашгар|Qashqar|Kashgar||||Каши; Kashi
YIN||CN|Asia/Shanghai|43.9520|81.3314|280|Инин|Inin|Yining||||Кульджа; Gʻulja
HLD||CN|Asia/Shanghai|49.2099|119.8181|260|Хайлар|Xaylar|Hailar
MDG||CN|Asia/Shanghai|44.5349|129.5838|240|Муданьцзян|Mudanszyan|Mudanjiang
TAG||PH|Asia/Manila|9.5667|123.7750|200|Тагбиларан|Tagbilaran|Tagbilaran||||Бохоль
KHH||TW|Asia/Taipei|22.5725|120.3453|280|Гаосюн|Gaosyun|Kaohsiung
RMQ||TW|Asia/Taipei|24.2548|120.6012|200|Тайчжун|Taychjun|Taichung
CJJ||KR|Asia/Seoul|36.7224|127.4951|300|Чхонджу|Chxonju|Cheongju
HIJ||JP|Asia/Tokyo|34.4361|132.9194|260|Хиросима|Xirosima|Hiroshima
SDJ||JP|Asia/Tokyo|38.1356|140.9239|220|Сендай|Senday|Sendai
KOJ||JP|Asia/Tokyo|31.8012|130.7156|200|Кагосима|Kagosima|Kagoshima
HKD||JP|Asia/Tokyo|41.7761|140.8158|220|Хакодате|Xakodate|Hakodate
FNJ||KP|Asia/Pyongyang|39.2006|125.6754|280|Пхеньян|Pxenyan|Pyongyang
`;
