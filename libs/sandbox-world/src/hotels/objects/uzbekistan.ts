/** Objects near hotels of Uzbekistan. Columns: see ../object-table.ts. */
export const uzbekistan = `
TAS|M|41.3111|69.2822|Амир Темур хиёбони|Amir Temur xiyoboni
TAS|M|41.3128|69.2698|Мустакиллик майдони|Mustaqillik maydoni
TAS|M|41.3139|69.2530|Пахтакор|Paxtakor
TAS|M|41.3172|69.2416|Халклар дустлиги|Xalqlar doʻstligi
TAS|M|41.3260|69.2340|Чорсу|Chorsu
TAS|M|41.3130|69.2470|Алишер Навои|Alisher Navoiy
TAS|M|41.3194|69.2540|Гафур Гулом|Gʻafur Gʻulom
TAS|M|41.3055|69.2659|Узбекистон|Oʻzbekiston
TAS|M|41.2990|69.2720|Космонавтлар|Kosmonavtlar
TAS|M|41.2963|69.2860|Ойбек|Oybek
TAS|M|41.2917|69.2882|Тошкент|Toshkent
TAS|M|41.3056|69.2950|Минг урик|Ming oʻrik
TAS|M|41.3210|69.2950|Юнус Раджаби|Yunus Rajabiy
TAS|M|41.3300|69.2860|Абдулла Кадыри|Abdulla Qodiriy
TAS|M|41.3420|69.2850|Минор|Minor
TAS|M|41.3530|69.2870|Бодомзор|Bodomzor
TAS|M|41.3640|69.2890|Шахристан|Shahriston
TAS|M|41.3190|69.3090|Хамид Олимжон|Hamid Olimjon
TAS|M|41.3240|69.3280|Пушкин|Pushkin
TAS|M|41.3270|69.3440|Буюк ипак йули|Buyuk ipak yoʻli
TAS|M|41.2840|69.2140|Новза|Novza
TAS|M|41.2750|69.2040|Мирзо Улугбек|Mirzo Ulugʻbek
TAS|M|41.2660|69.1940|Чиланзар|Chilonzor
TAS|R|41.2917|69.2875|Ташкент-Пассажирский|Toshkent-Markaziy
TAS|R|41.2530|69.3060|Ташкент-Южный|Toshkent-Janubiy
TAS|S|41.3386|69.2391|Хазрати Имам|Hazrati Imom majmuasi
TAS|S|41.3265|69.2352|Базар Чорсу|Chorsu bozori
TAS|S|41.3112|69.2797|Сквер Амира Темура|Amir Temur xiyoboni
TAS|S|41.3457|69.2848|Ташкентская телебашня|Toshkent teleminorasi
TAS|S|41.3405|69.2847|Мечеть Минор|Minor masjidi
TAS|S|41.2986|69.2494|Парк Magic City|Magic City bogʻi
TAS|S|41.3047|69.2505|Дворец Дружбы народов|Xalqlar doʻstligi saroyi
TAS|S|41.3108|69.2713|Театр имени Алишера Навои|Alisher Navoiy teatri
TAS|S|41.3160|69.2480|Tashkent City|Tashkent City
SKD|S|39.6548|66.9757|Регистан|Registon
SKD|S|39.6484|66.9692|Мавзолей Гур-Эмир|Goʻri Amir maqbarasi
SKD|S|39.6627|66.9883|Шахи-Зинда|Shohi Zinda
SKD|S|39.6606|66.9793|Мечеть Биби-Ханым|Bibixonim masjidi
SKD|S|39.6750|67.0053|Обсерватория Улугбека|Ulugʻbek rasadxonasi
SKD|S|39.6622|66.9817|Сиабский базар|Siyob bozori
SKD|S|39.6630|67.0560|Вечный город|Boqiy shahar
SKD|R|39.6858|66.9289|Самарканд|Samarqand
BHK|S|39.7778|64.4111|Крепость Арк|Ark qalʼasi
BHK|S|39.7758|64.4150|Минарет Калян|Minorai Kalon
BHK|S|39.7732|64.4207|Ляби-Хауз|Labi Hovuz
BHK|S|39.7770|64.4007|Мавзолей Саманидов|Somoniylar maqbarasi
BHK|S|39.7741|64.4281|Чор-Минор|Chor minor
BHK|S|39.8133|64.4383|Ситораи Мохи-Хоса|Sitorai Mohi Xosa
BHK|R|39.7217|64.5490|Бухара-1|Buxoro-1
KHV-UZ|S|41.3784|60.3600|Ичан-Кала|Ichan qalʼa
KHV-UZ|S|41.3780|60.3578|Минарет Кальта-Минор|Kalta minor
KHV-UZ|S|41.3770|60.3610|Минарет Ислам-Ходжа|Islomxoʻja minorasi
KHV-UZ|S|41.3783|60.3595|Мечеть Джума|Juma masjidi
KHV-UZ|S|41.3790|60.3640|Дворец Таш-Ховли|Toshhovli saroyi
KHV-UZ|R|41.3870|60.3790|Хива|Xiva
UGC|S|41.5503|60.6290|Парк Авеста|Avesto bogʻi
UGC|S|41.5530|60.6250|Памятник аль-Хорезми|Al-Xorazmiy haykali
UGC|R|41.5330|60.6420|Ургенч|Urganch
FEG|S|40.3870|71.7830|Парк аль-Фергани|Al-Fargʻoniy bogʻi
FEG|S|40.3890|71.7870|Областной драматический театр|Viloyat drama teatri
FEG|S|40.3860|71.7900|Краеведческий музей|Oʻlkashunoslik muzeyi
MGL-UZ|S|40.4720|71.7220|Шёлковая фабрика «Ёдгорлик»|Yodgorlik ipak fabrikasi
MGL-UZ|S|40.4740|71.7190|Мечеть Хонахах|Xonaqoh masjidi
MGL-UZ|R|40.4560|71.7210|Маргилан|Margʻilon
OQN|S|40.5390|70.9380|Дворец Худояр-хана|Xudoyorxon oʻrdasi
OQN|S|40.5260|70.9470|Мечеть Джами|Jome masjidi
OQN|S|40.5290|70.9480|Медресе Норбут-бия|Norboʻtabiy madrasasi
OQN|R|40.5320|70.9570|Коканд|Qoʻqon
NMA|S|41.0010|71.6710|Парк Бабура|Bobur bogʻi
NMA|S|40.9960|71.6790|Медресе Мулла-Киргиз|Mulla Qirgʻiz madrasasi
NMA|R|40.9900|71.6760|Наманган|Namangan
AZN|S|40.7850|72.3490|Медресе Джами|Jome madrasasi
AZN|S|40.7370|72.3700|Парк Бабура|Bobur bogʻi
AZN|R|40.7600|72.3560|Андижан-1|Andijon-1
NCU|S|42.4650|59.6100|Музей Савицкого|Savitskiy muzeyi
NCU|S|42.4030|59.4680|Миздахкан|Mizdahqon
NCU|R|42.4410|59.6270|Нукус|Nukus
MOK|S|43.7880|59.0310|Кладбище кораблей|Kemalar qabristoni
MOK|S|43.7690|59.0260|Музей Аральского моря|Orol dengizi muzeyi
TMJ|S|37.2690|67.1930|Мавзолей Хакима ат-Термизи|Hakim at-Termiziy maqbarasi
TMJ|S|37.2860|67.1880|Фаязтепа|Fayoztepa
TMJ|S|37.2640|67.3090|Дворец Кырк-Кыз|Qirqqiz
TMJ|R|37.2360|67.2810|Термез|Termiz
KSQ|S|38.8630|65.7980|Медресе Одина|Odina madrasasi
KSQ|S|38.8510|65.7840|Мемориал «Эл-юрт таянчи»|El-yurt tayanchi majmuasi
KSQ|R|38.8390|65.8060|Карши|Qarshi
SHK-UZ|S|39.0610|66.8290|Дворец Ак-Сарай|Oqsaroy
SHK-UZ|S|39.0520|66.8340|Дорут-Тиловат|Dorut tilovat
SHK-UZ|S|39.0530|66.8370|Дорус-Саодат|Dorus saodat
SHK-UZ|R|39.1150|66.8370|Китаб|Kitob
NVI|S|40.0930|65.3760|Парк имени Навои|Navoiy bogʻi
NVI|S|40.1190|65.1680|Рабат-и Малик|Raboti Malik
NVI|R|40.1080|65.3650|Навои|Navoiy
JIZ-UZ|S|40.1190|67.8360|Парк Рашидова|Rashidov bogʻi
JIZ-UZ|R|40.0990|67.8460|Джизак|Jizzax
OMN|S|39.9000|68.4200|Зоминский национальный парк|Zomin milliy bogʻi
OMN|S|39.8830|68.3950|Суффа|Suffa platosi
CHM-UZ|S|41.4960|70.0290|Канатная дорога Чимган|Chimyon dor yoʻli
CHM-UZ|S|41.4880|69.9920|Горный курорт Амирсой|Amirsoy kurorti
CHM-UZ|S|41.4960|70.0830|Пик Большой Чимган|Katta Chimyon choʻqqisi
CHR-UZ|S|41.6310|69.9690|Чарвакское водохранилище|Chorvoq suv ombori
CHR-UZ|S|41.6260|69.9280|Плотина Чарвак|Chorvoq toʻgʻoni
CHR-UZ|R|41.6110|69.9450|Ходжикент|Xoʻjakent
ANG-UZ|S|41.0680|70.2430|Перевал Камчик|Qamchiq dovoni
ANG-UZ|R|41.0240|70.0830|Ангрен|Angren
GUL-SR|S|40.4920|68.7810|Парк Алишера Навои|Alisher Navoiy bogʻi
GUL-SR|R|40.5030|68.7690|Гулистан|Guliston
GUL-AN|S|40.6300|72.5060|Сквер Гулистан|Guliston xiyoboni
GUL-QR|S|41.6230|60.9670|Сквер Гулистан|Guliston xiyoboni
`;
