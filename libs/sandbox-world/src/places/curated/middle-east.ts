/** Airports of Turkey and the Middle East. Columns: see ../airport-table.ts. */
export const middleEast = `
IST|IST|TR|Europe/Istanbul|41.2599|28.7427|985|Стамбул|Istanbul|Istanbul|Стамбул (новый)|Istanbul (yangi)|Istanbul Airport
SAW|IST|TR|Europe/Istanbul|40.9047|29.3092|984|Стамбул|Istanbul|Istanbul|Сабиха Гёкчен|Sabiha Gokchen|Sabiha Gokcen|Sabiha Gökçen
AYT||TR|Europe/Istanbul|36.8993|30.8013|900|Анталья|Antaliya|Antalya||||Анталия; Antaliya
ESB||TR|Europe/Istanbul|40.1149|32.9931|760|Анкара|Anqara|Ankara|Эсенбога|Esenbogʻa|Esenboga
ADB||TR|Europe/Istanbul|38.2944|27.1476|700|Измир|Izmir|Izmir|Аднан Мендерес|Adnan Menderes|Adnan Menderes
DLM||TR|Europe/Istanbul|36.7173|28.7872|680|Даламан|Dalaman|Dalaman||||Мармарис; Marmaris; Фетхие
BJV||TR|Europe/Istanbul|37.2440|27.6728|680|Бодрум|Bodrum|Bodrum|Милас|Milas|Milas
GZP||TR|Europe/Istanbul|36.2993|32.3014|560|Аланья|Alanya|Alanya|Газипаша|Gʻozipasha|Gazipasa|Алания; Газипаша
TZX||TR|Europe/Istanbul|40.9942|39.7817|560|Трабзон|Trabzon|Trabzon
ASR||TR|Europe/Istanbul|38.7703|35.4949|420|Кайсери|Qaysari|Kayseri
NAV||TR|Europe/Istanbul|38.6333|34.7167|420|Невшехир|Nevshehir|Nevsehir|Каппадокия|Kappadokiya|Cappadocia|Каппадокия; Cappadocia
COV||TR|Europe/Istanbul|36.8969|35.0675|450|Адана|Adana|Adana|Чукурова|Chuqurova|Cukurova|Мерсин; Mersin
GZT||TR|Europe/Istanbul|36.9449|37.4737|400|Газиантеп|Gʻoziantep|Gaziantep
KYA||TR|Europe/Istanbul|37.9792|32.5622|400|Конья|Konya|Konya
ERZ||TR|Europe/Istanbul|39.9613|41.1794|340|Эрзурум|Arzirum|Erzurum
SZF||TR|Europe/Istanbul|41.2574|36.5551|380|Самсун|Samsun|Samsun|Чаршамба|Charshamba|Carsamba
VAN||TR|Europe/Istanbul|38.4699|43.3373|340|Ван|Van|Van|Ферит Мелен|Ferit Melen|Ferit Melen
DXB|DXB|AE|Asia/Dubai|25.2487|55.3529|984|Дубай|Dubay|Dubai|Дубай (международный)|Dubay (xalqaro)|Dubai International
DWC|DXB|AE|Asia/Dubai|24.8928|55.1625|983|Дубай|Dubay|Dubai|Аль-Мактум|Al-Maktum|Al Maktoum|Dubai World Central; Джебель-Али
SHJ||AE|Asia/Dubai|25.3209|55.5203|860|Шарджа|Sharja|Sharjah||||Ash Shariqah
AUH||AE|Asia/Dubai|24.4269|54.6460|850|Абу-Даби|Abu-Dabi|Abu Dhabi|Зайед|Zoid|Zayed
RKT||AE|Asia/Dubai|25.6167|55.9412|560|Рас-эль-Хайма|Ras al-Xayma|Ras Al Khaimah
FJR||AE|Asia/Dubai|25.1094|56.3306|260|Фуджейра|Fujayra|Fujairah
JED||SA|Asia/Riyadh|21.6644|39.1742|975|Джидда|Jidda|Jeddah|Король Абдул-Азиз|Qirol Abdulaziz|King Abdulaziz|Мекка; Makka; Mecca; Makkah; Jiddah; Умра; Umra
MED||SA|Asia/Riyadh|24.5444|39.6990|965|Медина|Madina|Medina|Принц Мухаммад|Shahzoda Muhammad|Prince Mohammad bin Abdulaziz|Madinah; Мадина
RUH||SA|Asia/Riyadh|24.9593|46.7029|800|Эр-Рияд|Ar-Riyod|Riyadh|Король Халид|Qirol Xolid|King Khalid|Рияд; Riyod
DMM||SA|Asia/Riyadh|26.4711|49.7978|600|Даммам|Dammom|Dammam|Король Фахд|Qirol Fahd|King Fahd
TIF||SA|Asia/Riyadh|21.4804|40.5527|380|Таиф|Toif|Taif
YNB||SA|Asia/Riyadh|24.1407|38.0630|320|Янбу|Yanbu|Yanbu
AHB||SA|Asia/Riyadh|18.2343|42.6576|280|Абха|Abha|Abha
DOH||QA|Asia/Qatar|25.2610|51.6136|760|Доха|Doha|Doha|Хамад|Hamad|Hamad|Катар
BAH||BH|Asia/Bahrain|26.2692|50.6260|620|Манама|Manama|Manama|Бахрейн|Bahrayn|Bahrain
KWI||KW|Asia/Kuwait|29.2401|47.9713|620|Эль-Кувейт|Quvayt|Kuwait City|Кувейт|Quvayt|Kuwait|Кувейт; Kuwait
MCT||OM|Asia/Muscat|23.6007|58.2840|620|Маскат|Masqat|Muscat
SLL||OM|Asia/Muscat|17.0452|54.0891|380|Салала|Salola|Salalah
AMM||JO|Asia/Amman|31.7225|35.9893|560|Амман|Ammon|Amman|Королева Алия|Qirolicha Oliya|Queen Alia
AQJ||JO|Asia/Amman|29.6101|35.0215|400|Акаба|Aqaba|Aqaba|Король Хусейн|Qirol Husayn|King Hussein
BEY||LB|Asia/Beirut|33.8261|35.4931|540|Бейрут|Bayrut|Beirut|Рафик Харири|Rafiq Haririy|Rafic Hariri
DAM||SY|Asia/Damascus|33.4112|36.5125|400|Дамаск|Damashq|Damascus
BGW||IQ|Asia/Baghdad|33.2559|44.2321|480|Багдад|Bagʻdod|Baghdad
NJF||IQ|Asia/Baghdad|31.9936|44.3892|440|Наджаф|Najaf|Najaf
BSR||IQ|Asia/Baghdad|30.5527|47.6669|380|Басра|Basra|Basra
EBL||IQ|Asia/Baghdad|36.2375|43.9631|440|Эрбиль|Erbil|Erbil
IKA|THR|IR|Asia/Tehran|35.4086|51.1548|701|Тегеран|Tehron|Tehran|Имам Хомейни|Imom Xumayniy|Imam Khomeini
THR|THR|IR|Asia/Tehran|35.6915|51.3219|700|Тегеран|Tehron|Tehran|Мехрабад|Mehrobod|Mehrabad
MHD||IR|Asia/Tehran|36.2272|59.6416|620|Мешхед|Mashhad|Mashhad||||Машхад
SYZ||IR|Asia/Tehran|29.5461|52.5900|440|Шираз|Sheroz|Shiraz
IFN||IR|Asia/Tehran|32.7457|51.8764|440|Исфахан|Isfahon|Isfahan
TBZ||IR|Asia/Tehran|38.1228|46.2443|420|Тебриз|Tabriz|Tabriz
KIH||IR|Asia/Tehran|26.5323|53.9721|360|Киш|Kish|Kish Island
TLV||IL|Asia/Jerusalem|32.0005|34.8707|800|Тель-Авив|Tel-Aviv|Tel Aviv|Бен-Гурион|Ben Gurion|Ben Gurion|Иерусалим; Jerusalem; Quddus
ETM||IL|Asia/Jerusalem|29.7256|35.0032|400|Эйлат|Eylat|Eilat|Рамон|Ramon|Ramon
CAI|CAI|EG|Africa/Cairo|30.1201|31.4065|791|Каир|Qohira|Cairo|Каир (международный)|Qohira (xalqaro)|Cairo International
SPX|CAI|EG|Africa/Cairo|30.1097|30.8944|790|Каир|Qohira|Cairo|Сфинкс|Sfinks|Sphinx|Гиза; Giza
SSH||EG|Africa/Cairo|27.9794|34.3853|860|Шарм-эш-Шейх|Sharm ash-Shayx|Sharm El Sheikh||||Шарм-эль-Шейх; Sharm el-Sheykh; Шарм; Sharm
HRG||EG|Africa/Cairo|27.1892|33.8055|850|Хургада|Xurgada|Hurghada||||Hurgada
HBE||EG|Africa/Cairo|30.9325|29.6965|420|Александрия|Iskandariya|Alexandria|Борг-эль-Араб|Burj al-Arab|Borg El Arab
RMF||EG|Africa/Cairo|25.5558|34.5928|480|Марса-Алам|Marsa-Alam|Marsa Alam
LXR||EG|Africa/Cairo|25.6749|32.6997|420|Луксор|Luksor|Luxor
KBL||AF|Asia/Kabul|34.5607|69.2115|520|Кабул|Kobul|Kabul
MZR||AF|Asia/Kabul|36.7092|67.2085|440|Мазари-Шариф|Mozori Sharif|Mazar-i-Sharif||||Mazar
HEA||AF|Asia/Kabul|34.2127|62.2260|320|Герат|Hirot|Herat
`;
