/** Objects near hotels of the rest of the world. Columns: see ../object-table.ts. */
export const abroad = `
IST|M|41.0370|28.9850|Таксим|Taksim
IST|M|41.0105|28.9685|Везнеджилер|Vezneciler
IST|M|41.0130|28.9540|Аксарай|Aksaray
IST|M|41.0640|28.9930|Османбей|Osmanbey
IST|M|41.0680|29.0130|Гайреттепе|Gayrettepe
IST|M|40.9910|29.0230|Кадыкёй|Kadikoʻy
IST|R|41.0150|28.9770|Сиркеджи|Sirkeji
IST|R|41.0000|29.0300|Сёгютлючешме|Sogʻutlucheshme
IST|S|41.0086|28.9802|Айя-София|Ayasofya
IST|S|41.0054|28.9768|Голубая мечеть|Sulton Ahmad masjidi
IST|S|41.0115|28.9834|Дворец Топкапы|Toʻpqopi saroyi
IST|S|41.0107|28.9680|Большой базар|Katta bozor
IST|S|41.0256|28.9741|Галатская башня|Galata minorasi
IST|S|41.0391|29.0005|Дворец Долмабахче|Dolmabahcha saroyi
AYT|S|36.8847|30.7056|Калеичи|Kaleichi
AYT|S|36.8560|30.7840|Нижний Дюденский водопад|Quyi Duden sharsharasi
AYT|S|36.8830|30.6560|Пляж Коньяалты|Konyaalti plyaji
AYT|S|36.8550|30.8640|Пляж Лара|Lara plyaji
DXB|M|25.2650|55.2900|Аль-Фахиди|Al-Fahidiy
DXB|M|25.2010|55.2690|Бурдж-Халифа|Burj Xalifa
DXB|M|25.1170|55.2000|Молл Эмиратов|Amirliklar savdo markazi
DXB|M|25.0800|55.1470|Дубай Марина|Dubay Marina
DXB|M|25.2550|55.3300|Дейра Сити-центр|Deyra siti-markaz
DXB|S|25.1972|55.2744|Бурдж-Халифа|Burj Xalifa minorasi
DXB|S|25.1985|55.2796|Дубай Молл|Dubay Moll
DXB|S|25.1124|55.1390|Пальма Джумейра|Palma Jumeyra
DXB|S|25.2690|55.2970|Золотой рынок|Tilla bozori
DXB|S|25.2342|55.3006|Рамка Дубая|Dubay romi
SSH|S|27.9110|34.3260|Наама-Бей|Naama koʻrfazi
SSH|S|27.8610|34.2930|Старый рынок|Eski bozor
SSH|S|27.7280|34.2580|Заповедник Рас-Мохаммед|Ras Muhammad qoʻriqxonasi
HRG|S|27.2290|33.8430|Марина Хургады|Xurgada marinasi
HRG|S|27.2560|33.8190|Эль-Дахар|Ad-Dahar
ALA|M|43.2710|76.9450|Райымбек батыр|Rayimbek botir
ALA|M|43.2590|76.9450|Жибек Жолы|Jibek Joli
ALA|M|43.2430|76.9470|Абай|Abay
ALA|R|43.2720|76.9400|Алматы-2|Olmaota-2
ALA|R|43.3430|76.9500|Алматы-1|Olmaota-1
ALA|S|43.2330|76.9760|Кок-Тобе|Koʻk-Toʻbe
ALA|S|43.2590|76.9540|Парк 28 гвардейцев-панфиловцев|28 panfilovchi gvardiyachilar bogʻi
ALA|S|43.1570|77.0590|Медеу|Medeu
ALA|S|43.2640|76.9570|Зелёный базар|Koʻk bozor
NQZ|R|51.1900|71.4090|Астана-1|Ostona-1
NQZ|R|51.1130|71.5320|Нурлы Жол|Nurli Jol
NQZ|S|51.1283|71.4305|Байтерек|Bayterek
NQZ|S|51.1330|71.4040|Хан Шатыр|Xon Shatir
NQZ|S|51.0890|71.4160|Экспо|Ekspo
CIT|R|42.2930|69.6060|Шымкент|Chimkent
CIT|S|42.3180|69.5900|Парк Независимости|Mustaqillik bogʻi
CIT|S|42.3100|69.6010|Старый город|Eski shahar
TSE-TK|S|43.2973|68.2710|Мавзолей Ходжи Ахмеда Ясави|Xoja Ahmad Yassaviy maqbarasi
TSE-TK|S|43.3030|68.2640|Керуен-Сарай|Karvonsaroy
TSE-TK|R|43.3150|68.2260|Туркестан|Turkiston
BSZ|R|42.8640|74.6070|Бишкек-2|Bishkek-2
BSZ|S|42.8760|74.6040|Площадь Ала-Тоо|Olatoʻv maydoni
BSZ|S|42.8750|74.6150|Ошский базар|Oʻsh bozori
BSZ|S|42.8790|74.6080|Дубовый парк|Eman bogʻi
OSS|S|40.5290|72.7830|Сулайман-Тоо|Sulaymon togʻi
OSS|S|40.5280|72.8010|Базар Джайма|Jayma bozori
IKU-KG|S|42.6480|77.0860|Пляж Чолпон-Аты|Choʻlpon-Ota plyaji
IKU-KG|S|42.6590|77.0580|Музей петроглифов|Petrogliflar muzeyi
DYU|R|38.5540|68.7850|Душанбе-1|Dushanbe-1
DYU|S|38.5770|68.7840|Парк Рудаки|Rudakiy bogʻi
DYU|S|38.5790|68.7800|Дворец Нации|Millat saroyi
ASB|S|37.9010|58.3370|Нейтралитет|Betaraflik arkasi
ASB|S|37.9630|58.2050|Мечеть Туркменбаши Рухы|Turkmanboshi Ruhi masjidi
ASB|R|37.9490|58.3760|Ашхабад|Ashxobod
TBS|M|41.6930|44.8010|Площадь Свободы|Ozodlik maydoni
TBS|M|41.7020|44.7920|Руставели|Rustaveli
TBS|M|41.6900|44.8110|Авлабари|Avlabari
TBS|M|41.7090|44.7970|Марджанишвили|Marjanishvili
TBS|R|41.7230|44.7970|Тбилиси-Центральный|Tbilisi-Markaziy
TBS|S|41.6880|44.8090|Нарикала|Narikala
TBS|S|41.6930|44.8080|Мост Мира|Tinchlik koʻprigi
TBS|S|41.6975|44.8165|Собор Самеба|Sameba sobori
TBS|S|41.6870|44.8110|Серные бани|Oltingugurt hammomlari
BUS|R|41.6630|41.6830|Батуми|Batumi
BUS|S|41.6530|41.6360|Батумский бульвар|Batumi bulvari
BUS|S|41.6550|41.6400|Алфавитная башня|Alifbo minorasi
BUS|S|41.6930|41.7080|Ботанический сад|Botanika bogʻi
EVN|M|40.1780|44.5120|Площадь Республики|Respublika maydoni
EVN|M|40.1870|44.5190|Еритасардакан|Yeritasardakan
EVN|R|40.1560|44.5090|Ереван|Yerevan
EVN|S|40.1777|44.5126|Площадь Республики|Respublika maydoni
EVN|S|40.1910|44.5150|Каскад|Kaskad
EVN|S|40.1850|44.5150|Опера|Opera teatri
GYD|M|40.3720|49.8370|Ичеришехер|Icherisheher
GYD|M|40.3790|49.8480|Сахил|Sahil
GYD|M|40.3800|49.8490|28 Мая|28 May
GYD|R|40.3800|49.8500|Баку|Boku
GYD|S|40.3660|49.8370|Девичья башня|Qiz qalʼasi
GYD|S|40.3590|49.8270|Башни пламени|Alanga minoralari
GYD|S|40.3680|49.8430|Приморский бульвар|Dengiz boʻyi bulvari
GYD|S|40.3960|49.8670|Центр Гейдара Алиева|Haydar Aliyev markazi
MSQ|M|53.9020|27.5610|Октябрьская|Oktyabrskaya
MSQ|M|53.9060|27.5540|Немига|Nemiga
MSQ|M|53.8930|27.5480|Площадь Ленина|Ploshchad Lenina
MSQ|R|53.8910|27.5510|Минск-Пассажирский|Minsk-Passajirskiy
MSQ|S|53.9090|27.5560|Троицкое предместье|Troitskoye predmestye
MSQ|S|53.9310|27.6460|Национальная библиотека|Milliy kutubxona
BKK|M|13.7460|100.5340|Сиам|Siam
BKK|M|13.7370|100.5600|Асок|Asok
BKK|M|13.7290|100.5340|Сала Даенг|Sala Daeng
BKK|R|13.8030|100.5420|Бангкок Апхиват|Bangkok Apxivat
BKK|S|13.7500|100.4913|Большой дворец|Katta saroy
BKK|S|13.7437|100.4889|Храм Ват Арун|Vat Arun ibodatxonasi
BKK|S|13.7590|100.4970|Каосан-роуд|Kaosan koʻchasi
HKT|S|7.8960|98.2960|Пляж Патонг|Patong plyaji
HKT|S|7.8280|98.3120|Большой Будда|Katta Budda
HKT|S|7.8850|98.3890|Старый город|Eski shahar
SEL|M|37.5660|126.9770|Ратуша|Siti-Xoll
SEL|M|37.5600|126.9860|Мёндон|Myondon
SEL|M|37.4980|127.0280|Каннам|Kannam
SEL|R|37.5550|126.9710|Сеул|Seul
SEL|S|37.5796|126.9770|Дворец Кёнбоккун|Gyongbokkun saroyi
SEL|S|37.5512|126.9882|Башня Намсан|Namsan minorasi
SEL|S|37.5820|126.9830|Деревня Букчон|Bukchon qishlogʻi
MLE|S|4.1780|73.5110|Большая Пятничная мечеть|Katta juma masjidi
MLE|S|4.1750|73.5170|Искусственный пляж|Sunʼiy plyaj
DEL|M|28.6330|77.2190|Раджив-Чоук|Rajiv Chouk
DEL|M|28.6430|77.2210|Нью-Дели|Nyu-Dehli
DEL|R|28.6430|77.2190|Нью-Дели|Nyu-Dehli
DEL|S|28.6562|77.2410|Красный форт|Qizil qalʼa
DEL|S|28.6129|77.2295|Ворота Индии|Hindiston darvozasi
DEL|S|28.5245|77.1855|Кутб-Минар|Qutb minori
MED|S|24.4672|39.6111|Мечеть Пророка|Masjid an-Nabaviy
MED|S|24.4393|39.6173|Мечеть Куба|Qubo masjidi
MED|R|24.4770|39.7010|Медина|Madina
JED-MK|S|21.4225|39.8262|Заповедная мечеть|Masjid al-Harom
JED-MK|S|21.4575|39.8586|Пещера Хира|Hiro gʻori
JED-MK|R|21.4210|39.7890|Мекка|Makka
FRA|M|50.1070|8.6640|Хауптбанхоф|Hauptbahnhof
FRA|M|50.1140|8.6790|Хауптвахе|Hauptwache
FRA|R|50.1070|8.6630|Главный вокзал|Bosh vokzal
FRA|S|50.1104|8.6820|Площадь Рёмер|Romer maydoni
FRA|S|50.1000|8.6740|Музейная набережная|Muzeylar sohili
`;
