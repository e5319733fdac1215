/** Airports of the other neighbours: Central Asia, the Caucasus, Belarus and Moldova. Columns: see ../airport-table.ts. */
export const neighbours = `
ALA||KZ|Asia/Almaty|43.3467|77.0115|900|Алматы|Olmaota|Almaty||||Алма-Ата; Alma-Ata; Олмаота; Alma ata
NQZ||KZ|Asia/Almaty|51.0278|71.4612|890|Астана|Ostona|Astana|Нурсултан Назарбаев|Nursulton Nazarboyev|Nursultan Nazarbayev|Нур-Султан; Nur-Sultan; Целиноград; Акмола; Остона; Nursultan
CIT||KZ|Asia/Almaty|42.3648|69.4928|720|Шымкент|Chimkent|Shymkent||||Чимкент; Shimkent; Чимкент
SCO||KZ|Asia/Aqtau|43.8574|51.0891|640|Актау|Oqtov|Aktau||||Шевченко; Mangystau; Мангистау
GUW||KZ|Asia/Atyrau|47.1228|51.8296|600|Атырау|Atirau|Atyrau||||Гурьев; Guryev
AKX||KZ|Asia/Aqtobe|50.2493|57.2114|600|Актобе|Aqtoʻbe|Aktobe|Алия Молдагулова|Aliya Moldagulova|Aliya Moldagulova|Актюбинск; Aktyubinsk
KGF||KZ|Asia/Almaty|49.6753|73.3284|600|Караганда|Qaragʻanda|Karaganda|Сары-Арка|Sari-Arqa|Sary-Arka|Қарағанды; Karagandy
KSN||KZ|Asia/Qostanay|53.2000|63.5500|540|Костанай|Qoʻstanay|Kostanay|Ахмет Байтурсынулы|Ahmet Baytursinuli|Akhmet Baitursynuly|Кустанай; Kustanay
PWQ||KZ|Asia/Almaty|52.1833|77.0667|520|Павлодар|Pavlodar|Pavlodar
PPK||KZ|Asia/Almaty|54.7833|69.1833|480|Петропавловск|Petropavl|Petropavl|Кызылжар|Qiziljar|Kyzylzhar|Петропавл; Petropavlovsk
UKK||KZ|Asia/Almaty|50.0257|82.5056|540|Усть-Каменогорск|Oskemen|Oskemen||||Өскемен; Ust-Kamenogorsk; Оскемен
PLX||KZ|Asia/Almaty|50.3333|80.2500|460|Семей|Semey|Semey||||Семипалатинск; Semipalatinsk
URA||KZ|Asia/Oral|51.1537|51.5386|560|Уральск|Uralsk|Oral|Маншук Маметова|Manshuk Mametova|Manshuk Mametova|Орал; Uralsk
KZO||KZ|Asia/Qyzylorda|44.7122|65.5929|540|Кызылорда|Qiziloʻrda|Kyzylorda|Коркыт Ата|Qoʻrqit Ota|Korkyt Ata|Кзыл-Орда; Қызылорда
DMB||KZ|Asia/Almaty|42.8554|71.3046|500|Тараз|Taroz|Taraz|Аулие-Ата|Avliyoota|Aulie-Ata|Джамбул; Жамбыл; Dzhambul; Zhambyl
HSA||KZ|Asia/Almaty|43.3111|68.5503|560|Туркестан|Turkiston|Turkistan|Хазрет Султан|Hazrati Sulton|Hazret Sultan|Turkestan
DZN||KZ|Asia/Almaty|47.7000|67.7333|380|Жезказган|Jezqazgʻan|Zhezkazgan||||Джезказган
KOV||KZ|Asia/Almaty|53.3167|69.4000|400|Кокшетау|Koʻkchatov|Kokshetau||||Кокчетав
TDK||KZ|Asia/Almaty|45.1093|78.4413|400|Талдыкорган|Taldiqoʻrgʻon|Taldykorgan||||Талды-Курган
USJ||KZ|Asia/Almaty|46.1903|80.8314|260|Ушарал|Usharal|Usharal
BXH||KZ|Asia/Almaty|46.8942|75.0044|300|Балхаш|Balxash|Balkhash
BSZ||KG|Asia/Bishkek|43.0536|74.4694|840|Бишкек|Bishkek|Bishkek|Манас|Manas|Manas|Фрунзе; Frunze; Пишпек
OSS||KG|Asia/Bishkek|40.6077|72.7865|780|Ош|Oʻsh|Osh||||Ўш
IKU||KG|Asia/Bishkek|42.5881|76.7131|400|Тамчы|Tamchi|Tamchy|Иссык-Куль|Issiqkoʻl|Issyk-Kul|Issyk-Kul; Каракол; Чолпон-Ата
IKG||KG|Asia/Bishkek|42.5081|78.4078|300|Каракол|Qoraqoʻl|Karakol||||Пржевальск
DYU||TJ|Asia/Dushanbe|38.5489|68.8173|830|Душанбе|Dushanbe|Dushanbe||||Сталинабад
LBD||TJ|Asia/Dushanbe|40.2199|69.6965|780|Худжанд|Xoʻjand|Khujand||||Ленинабад; Leninobod; Leninabad; Xujand; Хуҷанд; Хўжанд
TJU||TJ|Asia/Dushanbe|37.9883|69.8067|560|Куляб|Koʻlob|Kulob||||Кулоб; Kulyab; Кўлоб
KQT||TJ|Asia/Dushanbe|37.8656|68.8651|480|Бохтар|Boxtar|Bokhtar||||Курган-Тюбе; Qurghonteppa; Kurgan-Tyube
ASB||TM|Asia/Ashgabat|37.9842|58.3670|640|Ашхабад|Ashxobod|Ashgabat||||Ашгабат; Ashkhabad; Ашхобод
CRZ||TM|Asia/Ashgabat|39.0926|63.6012|420|Туркменабад|Turkmanobod|Turkmenabat||||Чарджоу; Чарджев; Chardzhou; Chorjoʻy
MYP||TM|Asia/Ashgabat|37.6640|61.8296|400|Мары|Mari|Mary||||Мерв; Marv; Merv
TAZ||TM|Asia/Ashgabat|41.7637|59.8341|400|Дашогуз|Toshhovuz|Dashoguz||||Ташауз; Daşoguz
KRW||TM|Asia/Ashgabat|40.0562|53.0127|400|Туркменбашы|Turkmanboshi|Turkmenbashi||||Красноводск; Krasnovodsk; Туркменбаши
BKN||TM|Asia/Ashgabat|39.4807|54.3665|280|Балканабат|Bolqonobod|Balkanabat||||Небит-Даг
GYD||AZ|Asia/Baku|40.4625|50.0504|850|Баку|Boku|Baku|Гейдар Алиев|Haydar Aliyev|Heydar Aliyev|Боку
GNJ||AZ|Asia/Baku|40.7333|46.3167|520|Гянджа|Ganja|Ganja||||Кировабад; Gəncə
NAJ||AZ|Asia/Baku|39.1903|45.4589|420|Нахичевань|Naxichevan|Nakhchivan||||Нахчыван; Naxçıvan
LLK||AZ|Asia/Baku|38.7420|48.8241|300|Ленкорань|Lankaron|Lankaran
GBB||AZ|Asia/Baku|40.8212|47.7190|300|Габала|Qabala|Gabala||||Qəbələ
TBS||GE|Asia/Tbilisi|41.6741|44.9590|830|Тбилиси|Tbilisi|Tbilisi|Шота Руставели|Shota Rustaveli|Shota Rustaveli|Тифлис
BUS||GE|Asia/Tbilisi|41.6108|41.6006|700|Батуми|Batumi|Batumi
KUT||GE|Asia/Tbilisi|42.1764|42.4825|560|Кутаиси|Kutaisi|Kutaisi|Давид Агмашенебели|David Agmashenebeli|David the Builder
EVN||AM|Asia/Yerevan|40.1527|44.3980|780|Ереван|Yerevan|Yerevan|Звартноц|Zvartnots|Zvartnots|Erevan
LWN||AM|Asia/Yerevan|40.7167|43.8333|420|Гюмри|Gyumri|Gyumri|Ширак|Shirak|Shirak|Ленинакан; Leninakan
MSQ||BY|Europe/Minsk|53.8897|28.0324|790|Минск|Minsk|Minsk|Национальный|Milliy|Minsk National
GME||BY|Europe/Minsk|52.5261|31.0179|300|Гомель|Gomel|Gomel
BQT||BY|Europe/Minsk|52.1101|23.8982|320|Брест|Brest|Brest
GNA||BY|Europe/Minsk|53.6058|24.0539|280|Гродно|Grodno|Grodno
VTB||BY|Europe/Minsk|55.1301|30.3551|260|Витебск|Vitebsk|Vitebsk
RMO||MD|Europe/Chisinau|46.9354|28.9350|560|Кишинёв|Kishinyov|Chisinau||||Кишинев; Kishinev; Chișinău
`;
