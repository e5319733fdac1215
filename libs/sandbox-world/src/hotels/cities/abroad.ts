/** Places with hotels in the rest of the world. Columns: see ../city-table.ts. */
export const abroad = `
IST|C|TR|Europe/Istanbul|41.0082|28.9784|975|170|9|170|Стамбул|Istanbul|Istanbul|Стамбуле|||Константинополь
AYT|C|TR|Europe/Istanbul|36.8969|30.7133|965|140|14|180|Анталья|Antaliya|Antalya|Анталье|||Анталия
DXB|C|AE|Asia/Dubai|25.2048|55.2708|970|150|14|260|Дубай|Dubay|Dubai|Дубае|||
SSH|C|EG|Africa/Cairo|27.9158|34.3300|880|80|10|150|Шарм-эш-Шейх|Sharm ash-Shayx|Sharm El Sheikh|Шарм-эш-Шейхе|||Шарм
HRG|C|EG|Africa/Cairo|27.2579|33.8116|840|70|9|140|Хургада|Xurgada|Hurghada|Хургаде|||
ALA|C|KZ|Asia/Almaty|43.2389|76.8897|900|90|8|125|Алматы|Olmaota|Almaty|Алматы|||Алма-Ата; Алмати
NQZ|C|KZ|Asia/Almaty|51.1694|71.4491|860|60|7|125|Астана|Ostona|Astana|Астане|||Нур-Султан
CIT|C|KZ|Asia/Almaty|42.3417|69.5901|760|30|5|85|Шымкент|Chimkent|Shymkent|Шымкенте|||Чимкент
TSE-TK|C|KZ|Asia/Almaty|43.2973|68.2518|720|20|3|85|Туркестан|Turkiston|Turkistan|Туркестане|||
BSZ|C|KG|Asia/Bishkek|42.8746|74.5698|820|50|6|85|Бишкек|Bishkek|Bishkek|Бишкеке|||Фрунзе
OSS|C|KG|Asia/Bishkek|40.5140|72.8161|700|20|4|60|Ош|Oʻsh|Osh|Оше|||
IKU-KG|L|KG|Asia/Bishkek|42.6500|77.0833|740|40|6|95|Чолпон-Ата|Choʻlpon-Ota|Cholpon-Ata|Чолпон-Ате|Иссык-Кульская область/Issiqkoʻl viloyati||Иссык-Куль
DYU|C|TJ|Asia/Dushanbe|38.5598|68.7870|760|34|5|95|Душанбе|Dushanbe|Dushanbe|Душанбе|||
ASB|C|TM|Asia/Ashgabat|37.9601|58.3261|640|20|5|110|Ашхабад|Ashxobod|Ashgabat|Ашхабаде|||
TBS|C|GE|Asia/Tbilisi|41.7151|44.8271|890|90|5|120|Тбилиси|Tbilisi|Tbilisi|Тбилиси|||
BUS|C|GE|Asia/Tbilisi|41.6168|41.6367|850|70|5|125|Батуми|Batumi|Batumi|Батуми|||
EVN|C|AM|Asia/Yerevan|40.1772|44.5035|830|60|5|115|Ереван|Yerevan|Yerevan|Ереване|||
GYD|C|AZ|Asia/Baku|40.4093|49.8671|850|70|6|130|Баку|Boku|Baku|Баку|||
MSQ|C|BY|Europe/Minsk|53.9006|27.5590|800|46|6|105|Минск|Minsk|Minsk|Минске|||
BKK|C|TH|Asia/Bangkok|13.7563|100.5018|840|90|9|120|Бангкок|Bangkok|Bangkok|Бангкоке|||
HKT|C|TH|Asia/Bangkok|7.8804|98.3923|850|80|12|140|Пхукет|Pxuket|Phuket|на Пхукете|||
SEL|C|KR|Asia/Seoul|37.5665|126.9780|820|70|9|190|Сеул|Seul|Seoul|Сеуле|||
MLE|C|MV|Indian/Maldives|4.1755|73.5093|790|40|8|340|Мале|Male|Malé|Мале|||Мальдивы
DEL|C|IN|Asia/Kolkata|28.6139|77.2090|760|60|10|95|Дели|Dehli|Delhi|Дели|||
MED|C|SA|Asia/Riyadh|24.4686|39.6142|830|60|4|150|Медина|Madina|Medina|Медине|||
JED-MK|C|SA|Asia/Riyadh|21.4225|39.8262|860|80|4|180|Мекка|Makka|Mecca|Мекке|||
FRA|C|DE|Europe/Berlin|50.1109|8.6821|720|40|5|220|Франкфурт|Frankfurt|Frankfurt|во Франкфурте|||Франкфурт-на-Майне; Frankfurt-Mayn
`;
