import { busyCities } from './busy-cities';
import { lesserCities } from './lesser-cities';

/**
 * Cities of airports that the source names after a person, a district or not at all: IATA, then the city in English, Russian and
 * Uzbek. The last two default to the English name.
 */
export const servedCities: ReadonlyMap<string, { en: string; ru: string; uz: string }> = new Map(
  `
AAP Samarinda|Самаринда
ABE Allentown|Аллентаун
ABY Albany|Олбани
ACV Arcata
AFW Fort Worth|Форт-Уэрт
AGU Aguascalientes|Агуаскальентес
ANT St. Anton
ANU St. John's|Сент-Джонс
AOR Alor Setar|Алор-Сетар
ASE Aspen|Аспен
AUG Augusta|Огаста
AVA Anshun|Аньшунь
AVP Scranton|Скрантон
AXA The Valley|Валли
AXF Alxa
BDA Hamilton|Гамильтон
BDS Brindisi|Бриндизи
BED Bedford|Бедфорд
BFI Seattle, Boeing Field|Сиэтл, Боинг-Филд
BGF Bangui|Банги
BHB Bar Harbor|Бар-Харбор
BHI Bahia Blanca|Баия-Бланка
BIA Bastia|Бастия
BIQ Biarritz|Биарриц
BLA Barcelona|Барселона (Венесуэла)
BLV Belleville
BMI Bloomington|Блумингтон
BPN Balikpapan|Баликпапан
BQU Bequia|Бекия
BRO Brownsville|Браунсвилл
BTJ Banda Aceh|Банда-Ачех
BUQ Bulawayo|Булавайо
BYM Bayamo|Баямо
BZE Belize City|Белиз|Beliz
BZG Bydgoszcz|Быдгощ
CAP Cap-Haitien|Кап-Аитьен
CBZ Binzhou|Биньчжоу
CEC Crescent City
CFE Clermont-Ferrand|Клермон-Ферран
CHO Charlottesville|Шарлотсвилл
CHT Chatham Islands|Острова Чатем
CIJ Cobija|Кобиха
CIX Chiclayo|Чиклайо
CKB Clarksburg|Кларксберг
CMI Champaign|Шампейн
CNM Carlsbad|Карлсбад
COR Cordoba|Кордова
CPR Casper|Каспер
CRD Comodoro Rivadavia|Комодоро-Ривадавия
CTQ Santa Vitoria do Palmar
CUE Cuenca|Куэнка
CUU Chihuahua|Чиуауа
CWA Wausau
DAY Dayton|Дейтон
DFA Danfeng
DHA Dhahran|Дахран
DIE Antsiranana|Анциранана
DIL Dili|Дили
DIR Dire Dawa|Дыре-Дауа
DSI Destin
ECP Panama City Beach|Панама-Сити
EIS Tortola|Тортола
ELQ Buraidah|Бурайда
ELS East London|Ист-Лондон
ENO Encarnacion|Энкарнасьон
ESG Mariscal Estigarribia
ESM Esmeraldas|Эсмеральдас
ETR Machala|Мачала
EUN Laayoune|Эль-Аюн
EUX Sint Eustatius|Синт-Эстатиус
EVE Harstad|Харстад
FCN Cuxhaven|Куксхафен
FOR Fortaleza|Форталеза
FTE El Calafate|Эль-Калафате
GAE Gabes|Габес
GAL Galena
GAU Guwahati|Гувахати
GBE Gaborone|Габороне
GDT Grand Turk|Гранд-Терк
GNY Sanliurfa|Шанлыурфа
GRR Grand Rapids|Гранд-Рапидс
GUM Guam|Гуам
GWT Sylt|Зюльт
GYM Guaymas|Гуаймас
HAH Moroni|Морони
HHN Hahn|Хан
HMO Hermosillo|Эрмосильо
HOT Hot Springs|Хот-Спрингс
HTS Huntington|Хантингтон
ICT Wichita|Уичито
IOS Ilheus|Ильеус
IQT Iquitos|Икитос
IXA Agartala|Агартала
IZA Juiz de Fora|Жуис-ди-Фора
JGS Jinggangshan|Цзинганшань
JJD Jericoacoara|Жерикоакоара
JOI Joinville|Жоинвили
JPA Joao Pessoa|Жуан-Песоа
JUJ Jujuy|Жужуй
KBR Kota Bharu|Кота-Бару
KEM Kemi|Кеми
KRF Kramfors|Крамфорс
KUA Kuantan|Куантан
LCG A Coruna|Ла-Корунья
LDY Derry|Дерри
LET Leticia|Летисия
LFH Lanping
LUQ San Luis|Сан-Луис
MAZ Mayaguez|Маягуэс
MBS Saginaw|Сагино
MCZ Maceio|Масейо
MFR Medford|Медфорд
MGA Managua|Манагуа
MGF Maringa|Маринга
MII Marilia|Марилия
MKC Kansas City, Downtown|Канзас-Сити, Даунтаун
MNI Montserrat|Монтсеррат
MVB Franceville|Франсвиль
MWA Marion
NAG Nagpur|Нагпур
NDC Nanded|Нандед
NDJ N'Djamena|Нджамена
NEV Nevis|Невис
NQN Neuquen|Неукен
OAJ Jacksonville, North Carolina|Джексонвилл (Северная Каролина)
OKC Oklahoma City|Оклахома-Сити
OPF Miami, Opa-locka|Майами, Опа-Лока
OSZ Koszalin|Кошалин
PAC Panama City, Albrook|Панама, Альбрук
PBI West Palm Beach|Уэст-Палм-Бич
PCL Pucallpa|Пукальпа
PDL Ponta Delgada|Понта-Делгада
PDP Punta del Este|Пунта-дель-Эсте
PEG Perugia|Перуджа
PET Pelotas|Пелотас
PGZ Ponta Grossa|Понта-Гроса
PHB Parnaiba|Парнаиба
PHF Newport News|Ньюпорт-Ньюс
PIA Peoria|Пеория
PIE St. Petersburg, Florida|Сент-Питерсберг (Флорида)
PIU Piura|Пьюра
PIZ Point Lay
PKU Pekanbaru|Пеканбару
PLM Palembang|Палембанг
PMW Palmas|Палмас
PNT Puerto Natales|Пуэрто-Наталес
POA Porto Alegre|Порту-Алегри
PPB Presidente Prudente|Президенти-Пруденти
PRA Parana|Парана
PVD Providence|Провиденс
PWM Portland, Maine|Портленд (Мэн)
PZO Ciudad Guayana|Сьюдад-Гуаяна
QRO Queretaro|Керетаро
RAO Ribeirao Preto|Рибейран-Прету
RBR Rio Branco|Риу-Бранку
REX Reynosa|Рейноса
RNO Reno|Рино
ROS Rosario|Росарио
ROW Roswell|Розуэлл
SAB Saba|Саба
SAV Savannah|Саванна
SBH St. Barthelemy|Сен-Бартелеми
SCC Prudhoe Bay|Прадхо-Бей
SCR Salen|Сэлен
SHO Manzini|Манзини
SIG San Juan, Isla Grande|Сан-Хуан, Исла-Гранде
SJK Sao Jose dos Campos|Сан-Жозе-дус-Кампус
SKB Basseterre|Бастер
SLU Castries|Кастри
SOB Heviz, Balaton|Хевиз, Балатон
SSY Mbanza Congo|Мбанза-Конго
STD San Cristobal
STM Santarem|Сантарен
STS Santa Rosa|Санта-Роза
STT St. Thomas|Сент-Томас
STX St. Croix|Санта-Крус
SUS St. Louis, Spirit|Сент-Луис, Спирит
SZT San Cristobal de las Casas
SZZ Szczecin|Щецин
TAB Tobago|Тобаго
TAC Tacloban|Таклобан
TAT Poprad|Попрад
TBP Tumbes|Тумбес
TGG Kuala Terengganu|Куала-Тренгану
THN Trollhattan|Тролльхеттан
TJA Tarija|Тариха
TKG Bandar Lampung|Бандар-Лампунг
TMR Tamanrasset|Таманрассет
TPP Tarapoto|Тарапото
TTE Ternate|Тернате
TUC Tucuman|Тукуман
TYL Talara|Талара
ULH Al-Ula|Эль-Ула|Al-Ula
UPN Uruapan|Уруапан
VAZ Val d'Isere|Валь-д'Изер|Val-dʼIzer
VDM Viedma|Вьедма
VLV Valera|Валера
QRW Warri|Варри
LAR Laramie|Ларами
GDV Glendive
TBN Fort Leonard Wood
VST Vasteras|Вестерос
WST Westerly
YCM St. Catharines
YHU Montreal, St. Hubert|Монреаль, Сент-Юбер
YIF Pakuashipi
YKM Yakima|Якима
YKO Hakkari|Хаккяри
YMC Maricourt
YNF Deer Lake
YPA Prince Albert|Принс-Альберт
YQY Sydney, Nova Scotia|Сидней (Новая Шотландия)
YTS Timmins|Тимминс
YYT St. John's, Newfoundland|Сент-Джонс (Ньюфаундленд)
ZIH Zihuatanejo|Сиуатанехо
ZKL Zigong
ZSE Saint-Pierre|Сен-Пьер
TGK Taganrog|Таганрог
ULY Ulyanovsk|Ульяновск
GOY Tura|Тура
VUS Veliky Ustyug|Великий Устюг|Velikiy Ustyug
NVR Veliky Novgorod|Великий Новгород|Velikiy Novgorod
KVO Kraljevo|Кралево
MQJ Khonuu|Хонуу|Xonuu
DLZ Dalanzadgad|Даланзадгад
`
    .concat(busyCities, lesserCities)
    .replaceAll('; ', '\n')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [en = '', ru = en, uz = en] = line.slice(4).split('|');
      return [line.slice(0, 3), { en, ru, uz }];
    }),
);
