/** Airports of Uzbekistan. Columns: see ../airport-table.ts. */
export const uzbekistan = `
TAS||UZ|Asia/Tashkent|41.2627|69.2662|1000|Ташкент|Toshkent|Tashkent|Ташкент им. Ислама Каримова|Toshkent (Islom Karimov nomidagi)|Tashkent Islam Karimov|Тошкент
SKD||UZ|Asia/Samarkand|39.6962|66.9909|960|Самарканд|Samarqand|Samarkand||||Самарқанд; Джизак; Jizzax; Jizzakh; Жиззах
BHK||UZ|Asia/Samarkand|39.7604|64.4748|880|Бухара|Buxoro|Bukhara||||Бухоро; Bokhara
UGC||UZ|Asia/Samarkand|41.5848|60.6330|870|Ургенч|Urganch|Urgench||||Урганч; Хива; Xiva; Khiva; Хорезм; Xorazm
NCU||UZ|Asia/Samarkand|42.4833|59.6333|850|Нукус|Nukus|Nukus||||Нөкис
NMA||UZ|Asia/Tashkent|40.9833|71.6000|860|Наманган|Namangan|Namangan
FEG||UZ|Asia/Tashkent|40.3503|71.7336|860|Фергана|Fargʻona|Fergana||||Фарғона; Ferghana; Фергона
AZN||UZ|Asia/Tashkent|40.7333|72.3000|840|Андижан|Andijon|Andijan||||Андижон; Андижон; Andizhan
TMJ||UZ|Asia/Samarkand|37.2805|67.3190|830|Термез|Termiz|Termez||||Термиз
KSQ||UZ|Asia/Samarkand|38.8025|65.7653|830|Карши|Qarshi|Qarshi||||Қарши; Karshi
NVI||UZ|Asia/Samarkand|40.1150|65.1592|820|Навои|Navoiy|Navoi||||Навоий
AFS||UZ|Asia/Samarkand|41.6136|64.2331|300|Зарафшан|Zarafshon|Zarafshan||||Сугралы; Sugraly
OQN||UZ|Asia/Tashkent|40.4483|70.9932|290|Коканд|Qoʻqon|Kokand||||Қўқон; Ferghana Kokand
MOK||UZ|Asia/Samarkand|43.7550|59.0308|280|Муйнак|Moʻynoq|Muynak||||Мўйноқ; Moynaq; Аральское море
RBZ||UZ|Asia/Samarkand|39.0300|66.7756|270|Шахрисабз|Shahrisabz|Shakhrisabz||||Шаҳрисабз; Kitob; Китаб
OMN||UZ|Asia/Samarkand|39.9693|68.5440|240|Зомин|Zomin|Zomin||||Заамин; Zaamin
`;
