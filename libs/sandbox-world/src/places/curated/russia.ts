/** Airports of Russia. Columns: see ../airport-table.ts. */
export const russia = `
SVO|MOW|RU|Europe/Moscow|55.9663|37.4166|995|Москва|Moskva|Moscow|Шереметьево|Sheremetyevo|Sheremetyevo
DME|MOW|RU|Europe/Moscow|55.4146|37.8995|994|Москва|Moskva|Moscow|Домодедово|Domodedovo|Domodedovo
VKO|MOW|RU|Europe/Moscow|55.6031|37.2921|993|Москва|Moskva|Moscow|Внуково|Vnukovo|Vnukovo
ZIA|MOW|RU|Europe/Moscow|55.5678|38.1318|992|Москва|Moskva|Moscow|Жуковский|Jukovskiy|Zhukovsky|Раменское; Ramenskoye
LED||RU|Europe/Moscow|59.7998|30.2705|970|Санкт-Петербург|Sankt-Peterburg|Saint Petersburg|Пулково|Pulkovo|Pulkovo|Ленинград; Leningrad; Питер; Piter; СПб; SPB; St. Petersburg; Sankt-Petersburg
OVB||RU|Asia/Novosibirsk|55.0090|82.6670|910|Новосибирск|Novosibirsk|Novosibirsk|Толмачёво|Tolmachyovo|Tolmachevo
SVX||RU|Asia/Yekaterinburg|56.7503|60.8043|905|Екатеринбург|Yekaterinburg|Yekaterinburg|Кольцово|Koltsovo|Koltsovo|Свердловск; Sverdlovsk; Ekaterinburg; ЕКБ; Ебург
KZN||RU|Europe/Moscow|55.6084|49.2982|900|Казань|Qozon|Kazan||||Қозон
AER||RU|Europe/Moscow|43.4488|39.9411|890|Сочи|Sochi|Sochi|Сочи (Адлер)|Sochi (Adler)|Sochi Adler|Адлер; Adler
KUF||RU|Europe/Samara|53.5078|50.1474|850|Самара|Samara|Samara|Курумоч|Kurumoch|Kurumoch|Куйбышев
UFA||RU|Asia/Yekaterinburg|54.5654|55.8845|840|Уфа|Ufa|Ufa
ROV||RU|Europe/Moscow|47.4909|39.9295|800|Ростов-на-Дону|Rostov-na-Donu|Rostov-on-Don|Платов|Platov|Platov|Ростов; Rostov; Rostov-na-Donu
KRR||RU|Europe/Moscow|45.0341|39.1390|830|Краснодар|Krasnodar|Krasnodar|Пашковский|Pashkovskiy|Pashkovsky
MRV||RU|Europe/Moscow|44.2184|43.0882|820|Минеральные Воды|Mineralniye Vodi|Mineralnye Vody||||Минводы; Пятигорск; Кисловодск; Mineralnyye Vody
GOJ||RU|Europe/Moscow|56.2186|43.7898|790|Нижний Новгород|Nijniy Novgorod|Nizhny Novgorod|Чкалов (Стригино)|Chkalov (Strigino)|Strigino|Горький; Gorky
CEK||RU|Asia/Yekaterinburg|55.2975|61.5123|800|Челябинск|Chelyabinsk|Chelyabinsk|Баландино|Balandino|Balandino
KJA||RU|Asia/Krasnoyarsk|56.1811|92.4829|790|Красноярск|Krasnoyarsk|Krasnoyarsk|Емельяново|Yemelyanovo|Yemelyanovo
VVO||RU|Asia/Vladivostok|43.3963|132.1654|780|Владивосток|Vladivostok|Vladivostok|Кневичи|Knevichi|Knevichi
IKT||RU|Asia/Irkutsk|52.2733|104.3561|770|Иркутск|Irkutsk|Irkutsk
KHV||RU|Asia/Vladivostok|48.5246|135.1686|760|Хабаровск|Xabarovsk|Khabarovsk|Новый|Noviy|Novy
OMS||RU|Asia/Omsk|54.9575|73.3167|740|Омск|Omsk|Omsk|Центральный|Sentralniy|Tsentralny
TJM||RU|Asia/Yekaterinburg|57.1818|65.3502|750|Тюмень|Tyumen|Tyumen|Рощино|Roshchino|Roshchino
PEE||RU|Asia/Yekaterinburg|57.9200|56.0192|740|Пермь|Perm|Perm|Большое Савино|Bolshoye Savino|Bolshoye Savino
VOG||RU|Europe/Volgograd|48.7920|44.3548|720|Волгоград|Volgograd|Volgograd|Гумрак|Gumrak|Gumrak|Сталинград; Stalingrad
KGD||RU|Europe/Kaliningrad|54.8827|20.5866|760|Калининград|Kaliningrad|Kaliningrad|Храброво|Xrabrovo|Khrabrovo|Кёнигсберг; Königsberg
SGC||RU|Asia/Yekaterinburg|61.3399|73.4095|720|Сургут|Surgut|Surgut
NJC||RU|Asia/Yekaterinburg|60.9476|76.4914|660|Нижневартовск|Nijnevartovsk|Nizhnevartovsk
MMK||RU|Europe/Moscow|68.7851|32.7592|640|Мурманск|Murmansk|Murmansk|Николай II|Nikolay II|Emperor Nicholas II
ARH||RU|Europe/Moscow|64.5976|40.7140|630|Архангельск|Arxangelsk|Arkhangelsk|Талаги|Talagi|Talagi
UUS||RU|Asia/Sakhalin|46.8853|142.7216|640|Южно-Сахалинск|Yujno-Saxalinsk|Yuzhno-Sakhalinsk|Хомутово|Xomutovo|Khomutovo|Сахалин; Sakhalin
PKC||RU|Asia/Kamchatka|53.0167|158.6500|630|Петропавловск-Камчатский|Petropavlovsk-Kamchatskiy|Petropavlovsk-Kamchatsky|Елизово|Yelizovo|Yelizovo|Камчатка; Kamchatka
YKS||RU|Asia/Yakutsk|62.0856|129.7501|620|Якутск|Yakutsk|Yakutsk
TOF||RU|Asia/Tomsk|56.3880|85.2099|640|Томск|Tomsk|Tomsk|Богашёво|Bogashyovo|Bogashevo
BAX||RU|Asia/Barnaul|53.3611|83.5476|630|Барнаул|Barnaul|Barnaul
KEJ||RU|Asia/Novokuznetsk|55.2806|86.1162|600|Кемерово|Kemerovo|Kemerovo
NOZ||RU|Asia/Novokuznetsk|53.7500|87.1667|590|Новокузнецк|Novokuznetsk|Novokuznetsk|Спиченково|Spichenkovo|Spichenkovo
ABA||RU|Asia/Krasnoyarsk|53.7167|91.5000|540|Абакан|Abakan|Abakan
KYZ||RU|Asia/Krasnoyarsk|51.6731|94.4082|480|Кызыл|Qizil|Kyzyl||||Тува; Tuva
UUD||RU|Asia/Irkutsk|51.8333|107.5000|580|Улан-Удэ|Ulan-Ude|Ulan-Ude|Байкал|Baykal|Baikal|Мухино
HTA||RU|Asia/Chita|52.0333|113.3000|560|Чита|Chita|Chita|Кадала|Kadala|Kadala
BQS||RU|Asia/Yakutsk|50.4167|127.4000|560|Благовещенск|Blagoveshchensk|Blagoveshchensk|Игнатьево|Ignatyevo|Ignatyevo
GDX||RU|Asia/Magadan|59.9167|150.7167|520|Магадан|Magadan|Magadan|Сокол|Sokol|Sokol
DYR||RU|Asia/Anadyr|64.7333|177.7500|380|Анадырь|Anadir|Anadyr|Угольный|Ugolniy|Ugolny
NSK||RU|Asia/Krasnoyarsk|69.3231|87.3398|580|Норильск|Norilsk|Norilsk|Алыкель|Alikel|Alykel
VOZ||RU|Europe/Moscow|51.8124|39.2270|600|Воронеж|Voronej|Voronezh|Чертовицкое|Chertovitskoye|Chertovitskoye
BZK||RU|Europe/Moscow|53.2139|34.1764|380|Брянск|Bryansk|Bryansk
LPK||RU|Europe/Moscow|52.7034|39.5382|390|Липецк|Lipetsk|Lipetsk
EGO||RU|Europe/Moscow|50.6447|36.5822|420|Белгород|Belgorod|Belgorod
URS||RU|Europe/Moscow|51.7510|36.2831|380|Курск|Kursk|Kursk|Восточный|Vostochniy|Vostochny
KLF||RU|Europe/Moscow|54.5480|36.3681|420|Калуга|Kaluga|Kaluga|Грабцево|Grabtsevo|Grabtsevo
IAR||RU|Europe/Moscow|57.5598|40.1609|400|Ярославль|Yaroslavl|Yaroslavl|Туношна|Tunoshna|Tunoshna
IWA||RU|Europe/Moscow|56.9430|40.9445|360|Иваново|Ivanovo|Ivanovo|Южный|Yujniy|Yuzhny
TBW||RU|Europe/Moscow|52.8034|41.4887|340|Тамбов|Tambov|Tambov|Донское|Donskoye|Donskoye
PES||RU|Europe/Moscow|61.8783|34.1539|420|Петрозаводск|Petrozavodsk|Petrozavodsk|Бесовец|Besovets|Besovets
PKV||RU|Europe/Moscow|57.7910|28.3977|400|Псков|Pskov|Pskov|Княгиня Ольга|Knyaginya Olga|Princess Olga
CEE||RU|Europe/Moscow|59.2833|38.0667|400|Череповец|Cherepovets|Cherepovets
SCW||RU|Europe/Moscow|61.6667|50.7667|500|Сыктывкар|Siktivkar|Syktyvkar
UCT||RU|Europe/Moscow|63.5667|53.8000|420|Ухта|Uxta|Ukhta
VKT||RU|Europe/Moscow|67.4862|63.9952|360|Воркута|Vorkuta|Vorkuta
USK||RU|Europe/Moscow|66.0024|57.3750|400|Усинск|Usinsk|Usinsk
NNM||RU|Europe/Moscow|67.6167|53.1500|420|Нарьян-Мар|Naryan-Mar|Naryan-Mar
KVK||RU|Europe/Moscow|67.5833|33.5833|360|Апатиты|Apatiti|Apatity|Хибины|Xibini|Khibiny|Кировск
IJK||RU|Europe/Samara|56.8304|53.4565|560|Ижевск|Ijevsk|Izhevsk
KVX||RU|Europe/Kirov|58.5000|49.3500|500|Киров|Kirov|Kirov|Победилово|Pobedilovo|Pobedilovo|Вятка; Vyatka
JOK||RU|Europe/Moscow|56.7007|47.9045|420|Йошкар-Ола|Yoshkar-Ola|Yoshkar-Ola
CSY||RU|Europe/Moscow|56.1333|47.2667|500|Чебоксары|Cheboksari|Cheboksary
ULV||RU|Europe/Ulyanovsk|54.2683|48.2267|480|Ульяновск|Ulyanovsk|Ulyanovsk|Баратаевка|Baratayevka|Baratayevka|Симбирск
PEZ||RU|Europe/Moscow|53.1185|45.0230|480|Пенза|Penza|Penza|Терновка|Ternovka|Ternovka
SKX||RU|Europe/Moscow|54.1276|45.2161|450|Саранск|Saransk|Saransk
NBC||RU|Europe/Moscow|55.5658|52.1016|470|Нижнекамск|Nijnekamsk|Nizhnekamsk|Бегишево|Begishevo|Begishevo|Набережные Челны; Naberezhnye Chelny; Naberejniye Chelni
UUA||RU|Europe/Moscow|54.6340|52.7910|330|Бугульма|Bugulma|Bugulma
GSV||RU|Europe/Saratov|51.7181|46.1677|600|Саратов|Saratov|Saratov|Гагарин|Gagarin|Gagarin
REN||RU|Asia/Yekaterinburg|51.7910|55.4567|620|Оренбург|Orenburg|Orenburg|Центральный|Sentralniy|Tsentralny
OSW||RU|Asia/Yekaterinburg|51.2000|58.5667|400|Орск|Orsk|Orsk
MQF||RU|Asia/Yekaterinburg|53.4500|59.0667|520|Магнитогорск|Magnitogorsk|Magnitogorsk
KRO||RU|Asia/Yekaterinburg|55.4742|65.4132|400|Курган|Kurgan|Kurgan
ASF||RU|Europe/Astrakhan|46.2877|48.0000|600|Астрахань|Astraxan|Astrakhan|Нариманово|Narimanovo|Narimanovo|Хаджи-Тархан
ESL||RU|Europe/Moscow|46.3706|44.3330|400|Элиста|Elista|Elista
STW||RU|Europe/Moscow|45.3333|42.0083|520|Ставрополь|Stavropol|Stavropol|Шпаковское|Shpakovskoye|Shpakovskoye
MCX||RU|Europe/Moscow|42.8209|47.6561|680|Махачкала|Maxachqala|Makhachkala|Уйташ|Uytash|Uytash|Дагестан; Dagestan
GRV||RU|Europe/Moscow|43.3333|45.7500|660|Грозный|Grozniy|Grozny|Северный|Severniy|Severny|Чечня
NAL||RU|Europe/Moscow|43.5333|43.7000|520|Нальчик|Nalchik|Nalchik
OGZ||RU|Europe/Moscow|43.2000|44.6000|540|Владикавказ|Vladikavkaz|Vladikavkaz|Беслан|Beslan|Beslan|Орджоникидзе; Beslan
IGT||RU|Europe/Moscow|43.3221|45.0126|480|Магас|Magas|Magas|Магас|Magas|Magas|Назрань; Nazran; Ингушетия
GDZ||RU|Europe/Moscow|44.5667|38.0167|560|Геленджик|Gelendjik|Gelendzhik
AAQ||RU|Europe/Moscow|45.0017|37.3466|600|Анапа|Anapa|Anapa|Витязево|Vityazevo|Vityazevo
HMA||RU|Asia/Yekaterinburg|61.0261|69.0971|560|Ханты-Мансийск|Xanti-Mansiysk|Khanty-Mansiysk
NUX||RU|Asia/Yekaterinburg|66.0734|76.5228|620|Новый Уренгой|Noviy Urengoy|Novy Urengoy
SLY||RU|Asia/Yekaterinburg|66.5904|66.5915|520|Салехард|Salexard|Salekhard
NOJ||RU|Asia/Yekaterinburg|63.1767|75.2946|520|Ноябрьск|Noyabrsk|Noyabrsk
NYM||RU|Asia/Yekaterinburg|65.4833|72.7167|420|Надым|Nadim|Nadym
NYA||RU|Asia/Yekaterinburg|62.1011|65.6056|380|Нягань|Nyagan|Nyagan
URJ||RU|Asia/Yekaterinburg|60.1167|64.8333|330|Урай|Uray|Uray
EYK||RU|Asia/Yekaterinburg|63.6967|66.7012|300|Белоярский|Beloyarskiy|Beloyarsky
OVS||RU|Asia/Yekaterinburg|61.3321|63.6019|360|Советский|Sovetskiy|Sovetsky
KGP||RU|Asia/Yekaterinburg|62.1958|74.5336|400|Когалым|Kogalim|Kogalym
NFG||RU|Asia/Yekaterinburg|61.1333|73.0500|330|Нефтеюганск|Nefteyugansk|Nefteyugansk
RMZ||RU|Asia/Yekaterinburg|58.0583|68.3486|380|Тобольск|Tobolsk|Tobolsk|Ремезов|Remezov|Remezov
SBT||RU|Asia/Yekaterinburg|71.2171|72.0496|320|Сабетта|Sabetta|Sabetta
BTK||RU|Asia/Irkutsk|56.3667|101.8167|440|Братск|Bratsk|Bratsk
UIK||RU|Asia/Irkutsk|58.1333|102.5500|330|Усть-Илимск|Ust-Ilimsk|Ust-Ilimsk
RGK||RU|Asia/Barnaul|51.9692|85.8364|560|Горно-Алтайск|Gorno-Altaysk|Gorno-Altaysk||||Алтай; Altai
NER||RU|Asia/Yakutsk|56.6500|124.6000|400|Нерюнгри|Neryungri|Neryungri|Чульман|Chulman|Chulman
MJZ||RU|Asia/Yakutsk|62.5333|114.0333|430|Мирный|Mirniy|Mirny
PYJ||RU|Asia/Yakutsk|66.4167|112.0500|330|Удачный|Udachniy|Udachny|Полярный|Polyarniy|Polyarny
ULK||RU|Asia/Yakutsk|60.7225|114.8315|320|Ленск|Lensk|Lensk
KXK||RU|Asia/Vladivostok|50.4031|136.9336|420|Комсомольск-на-Амуре|Komsomolsk-na-Amure|Komsomolsk-on-Amur|Хурба|Xurba|Khurba|Komsomolsk-na-Amure
OHH||RU|Asia/Sakhalin|53.5167|142.8833|320|Оха|Oxa|Okha
DEE||RU|Asia/Sakhalin|43.9584|145.6830|330|Южно-Курильск|Yujno-Kurilsk|Yuzhno-Kurilsk|Менделеево|Mendeleyevo|Mendeleyevo|Кунашир
PWE||RU|Asia/Anadyr|69.7833|170.6000|280|Певек|Pevek|Pevek|Апапельгино|Apapelgino|Apapelgino
IKS||RU|Asia/Yakutsk|71.7000|128.9000|280|Тикси|Tiksi|Tiksi
SWT||RU|Asia/Tomsk|60.7163|77.6534|300|Стрежевой|Strejevoy|Strezhevoy
KSZ||RU|Europe/Moscow|61.2364|46.6983|300|Котлас|Kotlas|Kotlas
VGD||RU|Europe/Moscow|59.2833|39.9500|330|Вологда|Vologda|Vologda
`;
