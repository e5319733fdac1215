/** Cities of the large airports of the generated table, in the format of `servedCities`; two on a line. */
export const busyCities = `
ABZ Aberdeen|Абердин; ACK Nantucket|Нантакет
ADQ Kodiak|Кадьяк; AGT Ciudad del Este|Сьюдад-дель-Эсте
ALB Albany|Олбани; ALY Alexandria|Александрия
AMA Amarillo|Амарилло; ANF Antofagasta|Антофагаста
AQP Arequipa|Арекипа; ATW Appleton|Эпплтон
AUA Aruba|Аруба; AVL Asheville|Ашвилл
AXT Akita|Акита; BAQ Barranquilla|Барранкилья
BAV Baotou|Баотоу; BCD Bacolod|Баколод
BDJ Banjarmasin|Банджармасин; BDL Hartford|Хартфорд
BDO Bandung|Бандунг; BEL Belem|Белен
BET Bethel|Бетел; BGI Barbados|Барбадос
BHD Belfast, City|Белфаст, Сити; BHM Birmingham, Alabama|Бирмингем (Алабама)
BIL Billings|Биллингс; BJL Banjul|Банжул
BJX Leon|Леон (Мексика); BKO Bamako|Бамако
BOI Boise|Бойсе; BON Bonaire|Бонэйр
BOO Bodo|Будё; BPS Porto Seguro|Порту-Сегуру
BRV Bremerhaven|Бремерхафен; BTH Batam|Батам
BTV Burlington|Берлингтон; BUR Burbank|Бербанк
BZN Bozeman|Бозмен; BZV Brazzaville|Браззавиль
BZX Bazhong|Бачжун; CAE Columbia, South Carolina|Колумбия (Южная Каролина)
CAK Akron|Акрон; CAY Cayenne|Кайенна
CBB Cochabamba|Кочабамба; CCJ Kozhikode|Кожикоде
CGB Cuiaba|Куяба; CGR Campo Grande|Кампу-Гранди
CHA Chattanooga|Чаттануга; CHS Charleston|Чарлстон
CID Cedar Rapids|Сидар-Рапидс; CLO Cali|Кали
CNF Belo Horizonte|Белу-Оризонти; COS Colorado Springs|Колорадо-Спрингс
CRP Corpus Christi|Корпус-Кристи; CRW Charleston, West Virginia|Чарлстон (Западная Виргиния)
CUK Caye Caulker|Ки-Калкер; CUL Culiacan|Кульякан
CUR Curacao|Кюрасао; CUZ Cusco|Куско
CWB Curitiba|Куритиба; CZM Cozumel|Косумель
CZX Changzhou|Чанчжоу; DAL Dallas, Love Field|Даллас, Лав-Филд
DGA Dangriga|Дангрига; DGO Durango|Дуранго
DJJ Jayapura|Джаяпура; DQM Duqm|Дукм
DRW Darwin|Дарвин; DSA Doncaster|Донкастер
DSM Des Moines|Де-Мойн; DSN Ordos|Ордос
EHU Ezhou|Эчжоу; ELP El Paso|Эль-Пасо
EMA Nottingham|Ноттингем; ENA Kenai|Кенай
EOH Medellin, Olaya Herrera|Медельин, Олайя-Эррера; ESG Mariscal Estigarribia|Марискаль-Эстигаррибия
ETH Eilat|Эйлат; EUG Eugene|Юджин
EYW Key West|Ки-Уэст; FAI Fairbanks|Фэрбенкс
FAR Fargo|Фарго; FAT Fresno|Фресно
FDF Martinique|Мартиника; FLN Florianopolis|Флорианополис
FNA Freetown|Фритаун; FSD Sioux Falls|Су-Фолс
FWA Fort Wayne|Форт-Уэйн; GCM Grand Cayman|Большой Кайман
GEG Spokane|Спокан; GFK Grand Forks|Гранд-Форкс
GIB Gibraltar|Гибралтар; GJT Grand Junction|Гранд-Джанкшен
GRB Green Bay|Грин-Бей; GSO Greensboro|Гринсборо
GSP Greenville|Гринвилл; GYN Goiania|Гояния
HBA Hobart|Хобарт; HIR Honiara|Хониара
HPN White Plains|Уайт-Плейнс; HSR Rajkot|Раджкот
HSV Huntsville|Хантсвилл; HYA Hyannis|Хайаннис
ILM Wilmington|Уилмингтон; ILO Iloilo|Илоило
ISG Ishigaki|Исигаки; ISN Williston|Уиллистон
ISP Islip|Айслип; ITO Hilo|Хило
JAN Jackson|Джэксон; JHG Xishuangbanna|Сишуанбаньна
JJN Quanzhou|Цюаньчжоу; JNU Juneau|Джуно
JUB Juba|Джуба; KIJ Niigata|Ниигата
KKJ Kitakyushu|Китакюсю; KLO Kalibo|Калибо
KMI Miyazaki|Миядзаки; KMJ Kumamoto|Кумамото
KMQ Komatsu|Комацу; KOA Kona|Кона
KRS Kristiansand|Кристиансанн; KTN Ketchikan|Кетчикан
LAN Lansing|Лансинг; LBB Lubbock|Лаббок
LBV Libreville|Либревиль; LCK Columbus, Rickenbacker|Колумбус, Рикенбакер
LEX Lexington|Лексингтон; LGB Long Beach|Лонг-Бич
LGP Legazpi|Легаспи; LIH Lihue|Лихуэ
LIL Lille|Лилль; LIR Liberia|Либерия (Коста-Рика)
LIT Little Rock|Литл-Рок; LLA Lulea|Лулео
LRM La Romana|Ла-Романа; LST Launceston|Лонсестон
MAF Midland|Мидленд; MAO Manaus|Манаус
MDC Manado|Манадо; MDT Harrisburg|Гаррисберг
MDZ Mendoza|Мендоса; MHT Manchester, New Hampshire|Манчестер (Нью-Гэмпшир)
MID Merida|Мерида; MKK Molokai|Молокаи
MLI Moline|Молин; MOB Mobile|Мобил
MRY Monterey|Монтерей; MSN Madison|Мадисон
MVY Martha's Vineyard|Мартас-Винъярд; MWX Muan|Муан
MYJ Matsuyama|Мацуяма; MYR Myrtle Beach|Мертл-Бич
MYY Miri|Мири; MZT Mazatlan|Масатлан
NAT Natal|Натал; NGS Nagasaki|Нагасаки
NHA Nha Trang|Нячанг; NIM Niamey|Ниамей
NKC Nouakchott|Нуакшот; NLU Mexico City, Santa Lucia|Мехико, Санта-Лусия|Mexiko, Santa Lucia
NSN Nelson|Нельсон; NTL Newcastle|Ньюкасл (Австралия)
NVK Narvik|Нарвик; OGG Kahului|Кахулуи
OIT Oita|Оита; OMA Omaha|Омаха
OME Nome|Ном; ONT Ontario|Онтарио (Калифорния)
ORF Norfolk|Норфолк; OTZ Kotzebue|Коцебу
PAP Port-au-Prince|Порт-о-Пренс; PBM Paramaribo|Парамарибо
PDB Pedro Bay|Педро-Бей; PDG Padang|Паданг
PDK Atlanta, DeKalb|Атланта, Декалб; PFN Panama City, Florida|Панама-Сити (Флорида)
PHC Port Harcourt|Порт-Харкорт; PHH Pokhara|Покхара
PLJ Placencia|Пласенсия; PLS Providenciales|Провиденсиалес
PLZ Gqeberha|Порт-Элизабет; PNK Pontianak|Понтианак
PNR Pointe-Noire|Пуэнт-Нуар; PNS Pensacola|Пенсакола
POM Port Moresby|Порт-Морсби; POS Port of Spain|Порт-оф-Спейн
PPV Port Protection|Порт-Протекшен; PSP Palm Springs|Палм-Спрингс
PTP Guadeloupe|Гваделупа; PVR Puerto Vallarta|Пуэрто-Вальярта
RAI Praia|Прая; RBA Rabat|Рабат
RDM Redmond|Редмонд; REP Siem Reap|Сиемреап
RIC Richmond|Ричмонд; ROA Roanoke|Роанок
ROB Monrovia|Монровия; ROC Rochester|Рочестер
RST Rochester, Minnesota|Рочестер (Миннесота); RSW Fort Myers|Форт-Майерс
SAL San Salvador|Сан-Сальвадор; SAP San Pedro Sula|Сан-Педро-Сула
SBA Santa Barbara|Санта-Барбара; SBN South Bend|Саут-Бенд
SBW Sibu|Сибу; SCQ Santiago de Compostela|Сантьяго-де-Компостела
SDF Louisville|Луисвилл; SFB Orlando, Sanford|Орландо, Санфорд
SGF Springfield|Спрингфилд; SHV Shreveport|Шривпорт
SID Sal|Сал; SJD Los Cabos|Лос-Кабос
SLZ Sao Luis|Сан-Луис (Бразилия); SNA Santa Ana|Санта-Ана
SNN Shannon|Шаннон; SPR San Pedro|Сан-Педро
SRG Semarang|Семаранг; SRQ Sarasota|Сарасота
SWA Shantou|Шаньтоу; SXM Sint Maarten|Синт-Мартен
SYR Syracuse|Сиракьюс; TEB Teterboro|Тетерборо
TGZ Tuxtla Gutierrez|Тустла-Гутьеррес; TIJ Tijuana|Тихуана
TIP Tripoli|Триполи; TLH Tallahassee|Таллахасси
TMS Sao Tome|Сан-Томе; TSA Taipei, Songshan|Тайбэй, Суншань
TSV Townsville|Таунсвилл; TUL Tulsa|Талса
TUS Tucson|Тусон; TYS Knoxville|Ноксвилл
TZA Belize City, Municipal|Белиз, Мунисипал|Beliz, Municipal; UKB Kobe|Кобе
UME Umea|Умео; UVF Saint Lucia|Сент-Люсия
UYN Yulin|Юйлинь; VER Veracruz|Веракрус
VIX Vitoria|Витория; VLI Port Vila|Порт-Вила
VQS Vieques|Вьекес; VSA Villahermosa|Вильяэрмоса
WMX Wamena|Вамена; WUX Wuxi|Уси
XNA Fayetteville|Фейетвилл; XPL Comayagua|Комаягуа
YDF Deer Lake|Дир-Лейк; YHM Hamilton, Ontario|Гамильтон (Онтарио)
YIP Ypsilanti|Ипсиланти; YLW Kelowna|Келоуна
YMM Fort McMurray|Форт-Мак-Муррей; YQM Moncton|Монктон
YQR Regina|Реджайна; YQT Thunder Bay|Тандер-Бей
YSB Sudbury|Садбери; YUM Yuma|Юма
YXE Saskatoon|Саскатун; YXL Sioux Lookout|Су-Лукаут
YYJ Victoria|Виктория; YZF Yellowknife|Йеллоунайф
YZV Sept-Iles|Сет-Иль; ZUH Zhuhai|Чжухай
`;
