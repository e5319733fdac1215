/** Places with hotels in Uzbekistan. Columns: see ../city-table.ts. */
export const uzbekistan = `
TAS|C|UZ|Asia/Tashkent|41.3111|69.2797|1000|240|7|100|Ташкент|Toshkent|Tashkent|Ташкенте|||Тошкент
SKD|C|UZ|Asia/Samarkand|39.6547|66.9758|990|130|4|85|Самарканд|Samarqand|Samarkand|Самарканде|Самаркандская область/Samarqand viloyati||Самарқанд
BHK|C|UZ|Asia/Samarkand|39.7747|64.4286|985|120|3|80|Бухара|Buxoro|Bukhara|Бухаре|Бухарская область/Buxoro viloyati||Бухоро
KHV-UZ|C|UZ|Asia/Samarkand|41.3783|60.3639|980|70|2|75|Хива|Xiva|Khiva|Хиве|Хорезмская область/Xorazm viloyati||Хива; Хоразм
UGC|C|UZ|Asia/Samarkand|41.5500|60.6333|860|30|3|60|Ургенч|Urganch|Urgench|Ургенче|Хорезмская область/Xorazm viloyati||Урганч
FEG|C|UZ|Asia/Tashkent|40.3842|71.7843|900|40|3|60|Фергана|Fargʻona|Fergana|Фергане|Ферганская область/Fargʻona viloyati||Фарғона
MGL-UZ|C|UZ|Asia/Tashkent|40.4711|71.7247|700|14|2|50|Маргилан|Margʻilon|Margilan|Маргилане|Ферганская область/Fargʻona viloyati||Марғилон
OQN|C|UZ|Asia/Tashkent|40.5286|70.9425|790|26|3|55|Коканд|Qoʻqon|Kokand|Коканде|Ферганская область/Fargʻona viloyati||Қўқон
NMA|C|UZ|Asia/Tashkent|40.9983|71.6726|850|34|3|58|Наманган|Namangan|Namangan|Намангане|Наманганская область/Namangan viloyati||
AZN|C|UZ|Asia/Tashkent|40.7821|72.3442|840|34|3|58|Андижан|Andijon|Andijan|Андижане|Андижанская область/Andijon viloyati||Андижон
NCU|C|UZ|Asia/Samarkand|42.4611|59.6166|830|26|3|58|Нукус|Nukus|Nukus|Нукусе|Республика Каракалпакстан/Qoraqalpogʻiston Respublikasi||Нөкис
MOK|L|UZ|Asia/Samarkand|43.7683|59.0214|640|10|2|55|Муйнак|Moʻynoq|Muynak|Муйнаке|Республика Каракалпакстан/Qoraqalpogʻiston Respublikasi||Мўйноқ; Аральское море
TMJ|C|UZ|Asia/Samarkand|37.2242|67.2783|810|28|3|58|Термез|Termiz|Termez|Термезе|Сурхандарьинская область/Surxondaryo viloyati||Термиз
KSQ|C|UZ|Asia/Samarkand|38.8606|65.7891|800|26|3|56|Карши|Qarshi|Qarshi|Карши|Кашкадарьинская область/Qashqadaryo viloyati||Қарши
SHK-UZ|C|UZ|Asia/Samarkand|39.0578|66.8342|780|24|2|58|Шахрисабз|Shahrisabz|Shakhrisabz|Шахрисабзе|Кашкадарьинская область/Qashqadaryo viloyati||Шаҳрисабз
NVI|C|UZ|Asia/Samarkand|40.0844|65.3792|790|22|3|60|Навои|Navoiy|Navoi|Навои|Навоийская область/Navoiy viloyati||Навоий
JIZ-UZ|C|UZ|Asia/Samarkand|40.1158|67.8422|690|18|2|52|Джизак|Jizzax|Jizzakh|Джизаке|Джизакская область/Jizzax viloyati||Жиззах
OMN|L|UZ|Asia/Samarkand|39.9606|68.3958|720|22|5|90|Зомин|Zomin|Zomin|Зомине|Джизакская область/Jizzax viloyati||Заамин; Зоминский национальный парк
CHM-UZ|L|UZ|Asia/Tashkent|41.5503|70.0075|880|48|8|120|Чимган|Chimyon|Chimgan|Чимгане|Ташкентская область/Toshkent viloyati|Бостанлыкский район/Boʻstonliq tumani|Чимён; Амирсой; Чарвак
CHR-UZ|L|UZ|Asia/Tashkent|41.6231|69.9597|870|40|6|115|Чарвак|Chorvoq|Charvak|Чарваке|Ташкентская область/Toshkent viloyati|Бостанлыкский район/Boʻstonliq tumani|Чорвоқ; Чарвакское водохранилище
ANG-UZ|C|UZ|Asia/Tashkent|41.0167|70.1436|600|12|2|50|Ангрен|Angren|Angren|Ангрене|Ташкентская область/Toshkent viloyati||
GUL-SR|C|UZ|Asia/Tashkent|40.4897|68.7842|620|14|2|50|Гулистан|Guliston|Gulistan|Гулистане|Сырдарьинская область/Sirdaryo viloyati||Гулистон
GUL-AN|L|UZ|Asia/Tashkent|40.6280|72.5100|300|4|2|45|Гулистан|Guliston|Gulistan|Гулистане|Андижанская область/Andijon viloyati|Мархаматский район/Marhamat tumani|Гулистон
GUL-QR|L|UZ|Asia/Samarkand|41.6200|60.9700|290|4|2|45|Гулистан|Guliston|Gulistan|Гулистане|Республика Каракалпакстан/Qoraqalpogʻiston Respublikasi|Берунийский район/Beruniy tumani|Гулистон
`;
