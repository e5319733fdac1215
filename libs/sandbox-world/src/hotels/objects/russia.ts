/** Objects near hotels of Russia. Columns: see ../object-table.ts. */
export const russia = `
MOW|M|55.7558|37.6176|Площадь Революции|Ploshchad Revolyutsii
MOW|M|55.7577|37.6155|Театральная|Teatralnaya
MOW|M|55.7558|37.6110|Охотный Ряд|Oxotniy Ryad
MOW|M|55.7652|37.6056|Пушкинская|Pushkinskaya
MOW|M|55.7697|37.5960|Маяковская|Mayakovskaya
MOW|M|55.7770|37.5820|Белорусская|Belorusskaya
MOW|M|55.7520|37.6010|Арбатская|Arbatskaya
MOW|M|55.7490|37.5830|Смоленская|Smolenskaya
MOW|M|55.7435|37.5670|Киевская|Kiyevskaya
MOW|M|55.7310|37.6360|Павелецкая|Paveletskaya
MOW|M|55.7430|37.6530|Таганская|Taganskaya
MOW|M|55.7580|37.6590|Курская|Kurskaya
MOW|M|55.7750|37.6550|Комсомольская|Komsomolskaya
MOW|M|55.7810|37.6330|Проспект Мира|Prospekt Mira
MOW|M|55.8220|37.6410|ВДНХ|VDNX
MOW|M|55.7890|37.7480|Партизанская|Partizanskaya
MOW|M|55.7150|37.5540|Спортивная|Sportivnaya
MOW|M|55.6920|37.5340|Университет|Universitet
MOW|M|55.7480|37.5390|Выставочная|Vistavochnaya
MOW|M|55.8080|37.5810|Савёловская|Savyolovskaya
MOW|M|55.6640|37.4830|Юго-Западная|Yugo-Zapadnaya
MOW|M|55.7760|37.6320|Сухаревская|Suxarevskaya
MOW|R|55.7766|37.6572|Казанский вокзал|Qozon vokzali
MOW|R|55.7764|37.6553|Ленинградский вокзал|Leningrad vokzali
MOW|R|55.7767|37.5811|Белорусский вокзал|Belarus vokzali
MOW|R|55.7432|37.5650|Киевский вокзал|Kiyev vokzali
MOW|R|55.7298|37.6405|Павелецкий вокзал|Pavelets vokzali
MOW|R|55.7573|37.6610|Курский вокзал|Kursk vokzali
MOW|S|55.7539|37.6208|Красная площадь|Qizil maydon
MOW|S|55.7520|37.6175|Московский Кремль|Moskva Kremli
MOW|S|55.7601|37.6186|Большой театр|Katta teatr
MOW|S|55.7415|37.6208|Третьяковская галерея|Tretyakov galereyasi
MOW|S|55.7299|37.6030|Парк Горького|Gorkiy bogʻi
MOW|S|55.8263|37.6377|ВДНХ|VDNX koʻrgazmasi
MOW|S|55.7446|37.6055|Храм Христа Спасителя|Najotkor Masih ibodatxonasi
MOW|S|55.7159|37.5538|Лужники|Lujniki
LED|M|59.9359|30.3270|Невский проспект|Nevskiy prospekt
LED|M|59.9345|30.3330|Гостиный двор|Gostiniy dvor
LED|M|59.9310|30.3600|Площадь Восстания|Ploshchad Vosstaniya
LED|M|59.9310|30.3550|Маяковская|Mayakovskaya
LED|M|59.9270|30.3200|Сенная площадь|Sennaya ploshchad
LED|M|59.9360|30.3150|Адмиралтейская|Admiralteyskaya
LED|M|59.9440|30.3600|Чернышевская|Chernishevskaya
LED|M|59.9563|30.3190|Горьковская|Gorkovskaya
LED|M|59.9420|30.2780|Василеостровская|Vasileostrovskaya
LED|M|59.9070|30.2990|Балтийская|Baltiyskaya
LED|M|59.8510|30.3210|Московская|Moskovskaya
LED|R|59.9297|30.3622|Московский вокзал|Moskva vokzali
LED|R|59.9557|30.3558|Финляндский вокзал|Finlyandiya vokzali
LED|R|59.9203|30.3298|Витебский вокзал|Vitebsk vokzali
LED|R|59.9316|30.4411|Ладожский вокзал|Ladoga vokzali
LED|S|59.9398|30.3146|Эрмитаж|Ermitaj
LED|S|59.9341|30.3061|Исаакиевский собор|Isaakiy sobori
LED|S|59.9401|30.3287|Спас на Крови|Qondagi Najotkor ibodatxonasi
LED|S|59.9500|30.3167|Петропавловская крепость|Petropavlovsk qalʼasi
LED|S|59.9259|30.2960|Мариинский театр|Mariya teatri
LED|S|59.9387|30.3323|Русский музей|Rus muzeyi
KZN|M|55.7960|49.1060|Кремлёвская|Kremlyovskaya
KZN|M|55.7870|49.1220|Площадь Тукая|Toʻqay maydoni
KZN|M|55.7780|49.1280|Суконная слобода|Sukonnaya sloboda
KZN|R|55.7887|49.0990|Казань-1|Qozon-1
KZN|R|55.8420|49.0810|Казань-2|Qozon-2
KZN|S|55.7985|49.1052|Казанский Кремль|Qozon Kremli
KZN|S|55.7984|49.1051|Мечеть Кул-Шариф|Qul Sharif masjidi
KZN|S|55.7880|49.1170|Улица Баумана|Bauman koʻchasi
KZN|S|55.8127|49.1084|Центр семьи «Казан»|Qozon oila markazi
KZN|S|55.7800|49.1170|Старо-Татарская слобода|Eski tatar dahasi
AER|R|43.5920|39.7280|Сочи|Sochi
AER|R|43.4290|39.9220|Адлер|Adler
AER|R|43.4030|39.9560|Олимпийский парк|Olimpiya bogʻi
AER|S|43.4050|39.9530|Олимпийский парк|Olimpiya bogʻi
AER|S|43.5820|39.7190|Морской вокзал|Dengiz vokzali
AER|S|43.5690|39.7420|Дендрарий|Dendrariy
AER|S|43.6790|40.2050|Красная Поляна|Krasnaya Polyana
AER|S|43.5720|39.7300|Парк Ривьера|Rivyera bogʻi
KRR|R|45.0180|38.9890|Краснодар-1|Krasnodar-1
KRR|S|45.0440|39.0300|Парк «Краснодар»|Krasnodar bogʻi
KRR|S|45.0310|38.9720|Улица Красная|Krasnaya koʻchasi
AAQ|R|44.9130|37.3590|Анапа|Anapa
AAQ|S|44.8980|37.3110|Набережная|Sohil boʻyi
AAQ|S|44.8930|37.3070|Археологический музей «Горгиппия»|Gorgippiya arxeologiya muzeyi
SVX|M|56.8370|60.5990|Площадь 1905 года|Ploshchad 1905 goda
SVX|M|56.8280|60.6070|Геологическая|Geologicheskaya
SVX|M|56.8580|60.6010|Уральская|Uralskaya
SVX|R|56.8580|60.6060|Екатеринбург-Пассажирский|Yekaterinburg-Passajirskiy
SVX|S|56.8380|60.6030|Плотинка|Plotinka
SVX|S|56.8440|60.6090|Храм-на-Крови|Qondagi ibodatxona
SVX|S|56.8360|60.6140|Ельцин-центр|Yelsin markazi
OVB|M|55.0300|82.9200|Площадь Ленина|Ploshchad Lenina
OVB|M|55.0410|82.9170|Красный проспект|Krasniy prospekt
OVB|M|55.0360|82.8980|Площадь Гарина-Михайловского|Ploshchad Garina-Mixaylovskogo
OVB|R|55.0350|82.8980|Новосибирск-Главный|Novosibirsk-Glavniy
OVB|S|55.0300|82.9250|Оперный театр|Opera teatri
OVB|S|55.0570|82.8880|Зоопарк|Hayvonot bogʻi
GOJ|M|56.3210|43.9460|Московская|Moskovskaya
GOJ|M|56.3150|43.9950|Горьковская|Gorkovskaya
GOJ|R|56.3220|43.9460|Нижний Новгород-Московский|Nijniy Novgorod-Moskovskiy
GOJ|S|56.3287|44.0030|Нижегородский кремль|Nijniy Novgorod kremli
GOJ|S|56.3300|44.0090|Чкаловская лестница|Chkalov zinapoyasi
GOJ|S|56.3200|43.9990|Большая Покровская|Bolshaya Pokrovskaya
KUF|M|53.2020|50.1280|Российская|Rossiyskaya
KUF|M|53.2020|50.1600|Московская|Moskovskaya
KUF|R|53.1860|50.1210|Самара|Samara
KUF|S|53.1960|50.0880|Набережная Волги|Volga sohili
KUF|S|53.1980|50.0970|Бункер Сталина|Stalin bunkeri
UFA|R|54.7560|55.9130|Уфа|Ufa
UFA|S|54.7200|55.9240|Памятник Салавату Юлаеву|Salavat Yulayev haykali
UFA|S|54.8190|56.0580|Мечеть Ляля-Тюльпан|Lala-Lola masjidi
CEK|R|55.1420|61.4160|Челябинск-Главный|Chelyabinsk-Glavniy
CEK|S|55.1600|61.4020|Улица Кировка|Kirovka koʻchasi
CEK|S|55.1680|61.4010|Музей Южного Урала|Janubiy Ural muzeyi
TJM|R|57.1460|65.5240|Тюмень|Tyumen
TJM|S|57.1580|65.5250|Набережная Туры|Tura sohili
TJM|S|57.1620|65.5350|Мост влюблённых|Oshiqlar koʻprigi
KGD|R|54.6940|20.5010|Калининград-Южный|Kaliningrad-Janubiy
KGD|S|54.7065|20.5117|Кафедральный собор|Kafedral sobor
KGD|S|54.7060|20.5020|Рыбная деревня|Baliqchilar qishlogʻi
KGD|S|54.7170|20.5270|Музей янтаря|Qahrabo muzeyi
VVO|R|43.1110|131.8820|Владивосток|Vladivostok
VVO|S|43.1140|131.8840|Золотой мост|Oltin koʻprik
VVO|S|43.1170|131.8760|Спортивная набережная|Sport sohili
VVO|S|43.0150|131.9300|Приморский океанариум|Primorye okeanariumi
PKC|S|53.0220|158.6420|Сопка Никольская|Nikolskaya tepaligi
PKC|S|53.0200|158.6470|Авачинская бухта|Avacha qoʻltigʻi
IKT|R|52.2830|104.2570|Иркутск-Пассажирский|Irkutsk-Passajirskiy
IKT|S|52.2700|104.2870|130-й квартал|130-kvartal
IKT|S|52.2950|104.2780|Набережная Ангары|Angara sohili
MRV|R|44.2130|43.1270|Минеральные Воды|Mineralniye Vodi
MRV|S|44.2070|43.1330|Гора Змейка|Zmeyka togʻi
KSL-RU|R|43.9040|42.7230|Кисловодск|Kislovodsk
KSL-RU|S|43.9000|42.7220|Нарзанная галерея|Narzan galereyasi
KSL-RU|S|43.8960|42.7330|Курортный парк|Kurort bogʻi
OKT-BA|S|54.4830|53.4690|Парк имени Гагарина|Gagarin bogʻi
OKT-PE|S|56.5180|57.2030|Центральный сквер|Markaziy xiyobon
OKT-VG|S|48.0990|43.6330|Центральный сквер|Markaziy xiyobon
`;
