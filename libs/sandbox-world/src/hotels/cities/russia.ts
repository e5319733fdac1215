/** Places with hotels in Russia. Columns: see ../city-table.ts. */
export const russia = `
MOW|C|RU|Europe/Moscow|55.7558|37.6176|970|250|14|210|Москва|Moskva|Moscow|Москве|||
LED|C|RU|Europe/Moscow|59.9386|30.3141|960|190|9|180|Санкт-Петербург|Sankt-Peterburg|Saint Petersburg|Санкт-Петербурге|||Питер; СПб; Ленинград
KZN|C|RU|Europe/Moscow|55.7963|49.1088|930|90|6|120|Казань|Qozon|Kazan|Казани|Республика Татарстан/Tatariston Respublikasi||Қозон
AER|C|RU|Europe/Moscow|43.5855|39.7231|940|120|9|170|Сочи|Sochi|Sochi|Сочи|Краснодарский край/Krasnodar oʻlkasi||Адлер; Красная Поляна
KRR|C|RU|Europe/Moscow|45.0355|38.9753|800|50|6|105|Краснодар|Krasnodar|Krasnodar|Краснодаре|Краснодарский край/Krasnodar oʻlkasi||
AAQ|C|RU|Europe/Moscow|44.8951|37.3166|790|50|5|120|Анапа|Anapa|Anapa|Анапе|Краснодарский край/Krasnodar oʻlkasi||
SVX|C|RU|Asia/Yekaterinburg|56.8389|60.6057|880|70|7|115|Екатеринбург|Yekaterinburg|Yekaterinburg|Екатеринбурге|Свердловская область/Sverdlovsk viloyati||Екб; Свердловск
OVB|C|RU|Asia/Novosibirsk|55.0302|82.9204|870|60|7|105|Новосибирск|Novosibirsk|Novosibirsk|Новосибирске|Новосибирская область/Novosibirsk viloyati||Новосиб
GOJ|C|RU|Europe/Moscow|56.3269|44.0059|800|50|6|105|Нижний Новгород|Nijniy Novgorod|Nizhny Novgorod|Нижнем Новгороде|Нижегородская область/Nijniy Novgorod viloyati||Горький
KUF|C|RU|Europe/Samara|53.1959|50.1008|800|50|6|100|Самара|Samara|Samara|Самаре|Самарская область/Samara viloyati||Куйбышев
UFA|C|RU|Asia/Yekaterinburg|54.7388|55.9721|790|46|6|95|Уфа|Ufa|Ufa|Уфе|Республика Башкортостан/Boshqirdiston Respublikasi||
CEK|C|RU|Asia/Yekaterinburg|55.1644|61.4368|760|40|6|90|Челябинск|Chelyabinsk|Chelyabinsk|Челябинске|Челябинская область/Chelyabinsk viloyati||
TJM|C|RU|Asia/Yekaterinburg|57.1522|65.5272|740|36|5|100|Тюмень|Tyumen|Tyumen|Тюмени|Тюменская область/Tyumen viloyati||
KGD|C|RU|Europe/Kaliningrad|54.7104|20.4522|840|56|5|120|Калининград|Kaliningrad|Kaliningrad|Калининграде|Калининградская область/Kaliningrad viloyati||Кёнигсберг
VVO|C|RU|Asia/Vladivostok|43.1155|131.8855|800|46|6|150|Владивосток|Vladivostok|Vladivostok|во Владивостоке|Приморский край/Primorye oʻlkasi||
PKC|C|RU|Asia/Kamchatka|53.0241|158.6435|700|26|6|170|Петропавловск-Камчатский|Petropavlovsk-Kamchatskiy|Petropavlovsk-Kamchatsky|Петропавловске-Камчатском|Камчатский край/Kamchatka oʻlkasi||Камчатка
IKT|C|RU|Asia/Irkutsk|52.2870|104.3050|780|44|5|110|Иркутск|Irkutsk|Irkutsk|Иркутске|Иркутская область/Irkutsk viloyati||Байкал
MRV|C|RU|Europe/Moscow|44.2103|43.1353|720|24|4|95|Минеральные Воды|Mineralniye Vodi|Mineralnye Vody|Минеральных Водах|Ставропольский край/Stavropol oʻlkasi||Минводы
KSL-RU|C|RU|Europe/Moscow|43.9056|42.7281|780|60|3|115|Кисловодск|Kislovodsk|Kislovodsk|Кисловодске|Ставропольский край/Stavropol oʻlkasi||
OKT-BA|C|RU|Asia/Yekaterinburg|54.4815|53.4710|420|10|3|65|Октябрьский|Oktyabrskiy|Oktyabrsky|Октябрьском|Республика Башкортостан/Boshqirdiston Respublikasi||
OKT-PE|L|RU|Asia/Yekaterinburg|56.5170|57.2010|260|4|2|55|Октябрьский|Oktyabrskiy|Oktyabrsky|Октябрьском|Пермский край/Perm oʻlkasi|Октябрьский район/Oktyabrskiy tumani|
OKT-VG|L|RU|Europe/Volgograd|48.0980|43.6310|250|4|2|55|Октябрьский|Oktyabrskiy|Oktyabrsky|Октябрьском|Волгоградская область/Volgograd viloyati|Октябрьский район/Oktyabrskiy tumani|
`;
