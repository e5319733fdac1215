/** Names in Uzbek passports, in Cyrillic and as in the machine-readable line. */
export const uzbekCyrillicNames = `
Абдулла ABDULLA, Аброр ABROR, Азиз AZIZ, Акмал AKMAL, Алишер ALISHER, Анвар ANVAR, Асад ASAD, Бахтиёр BAXTIYOR, Беҳзод BEHZOD,
Бобур BOBUR, Ботир BOTIR, Ғайрат GAYRAT, Ғофур GOFUR, Ғуломжон GULOMJON, Даврон DAVRON, Дилшод DILSHOD, Достон DOSTON, Ёқуб YOQUB,
Жаҳонгир JAHONGIR, Жамшид JAMSHID, Жасур JASUR, Зафар ZAFAR, Зиёд ZIYOD, Иброҳим IBROHIM, Ихтиёр IXTIYOR, Камол KAMOL, Комил KOMIL,
Лазиз LAZIZ, Маъмур MAMUR, Машраб MASHRAB, Мирзо MIRZO, Муҳаммад MUHAMMAD, Насриддин NASRIDDIN, Нодир NODIR, Ойбек OYBEK, Отабек OTABEK,
Рустам RUSTAM, Равшан RAVSHAN, Санжар SANJAR, Сардор SARDOR, Содиқ SODIQ, Темур TEMUR, Тоҳир TOHIR, Улуғбек ULUGBEK, Умид UMID,
Фарҳод FARHOD, Фурқат FURQAT, Хуршид XURSHID, Ҳабиб HABIB, Ҳамид HAMID, Шавкат SHAVKAT, Шерзод SHERZOD, Эркин ERKIN, Элдор ELDOR,
Юсуф YUSUF, Яҳё YAHYO, Ўктам OKTAM, Ўткир OTKIR, Қаҳрамон QAHRAMON, Қобил QOBIL, Азиза AZIZA, Гулнора GULNORA, Дилноза DILNOZA,
Дилфуза DILFUZA, Зилола ZILOLA, Зулфия ZULFIYA, Камола KAMOLA, Лола LOLA, Мадина MADINA, Малика MALIKA, Моҳира MOHIRA, Наргиза NARGIZA,
Нигора NIGORA, Нилуфар NILUFAR, Озода OZODA, Раъно RANO, Саида SAIDA, Севара SEVARA, Феруза FERUZA, Хуршида XURSHIDA, Шаҳло SHAHLO,
Шоира SHOIRA, Юлдуз YULDUZ, Ғунча GUNCHA, Ҳилола HILOLA, Қундуз QUNDUZ, Каримов KARIMOV, Юсупов YUSUPOV, Исаева ISAYEVA, Ҳожиев HOJIYEV,
Хўжаев XOJAYEV, Қодиров QODIROV, Ғуломова GULOMOVA, Ўрозов OROZOV, Жўраев JORAYEV, Тўраев TORAYEV, Мирзиёев MIRZIYOYEV, Эргашев ERGASHEV,
Ёдгоров YODGOROV, Назарова NAZAROVA, Саъдуллаев SADULLAYEV, Шодиев SHODIYEV, Яқубов YAQUBOV, Раҳимов RAHIMOV, Ниёзова NIYOZOVA,
Абдуқодир ABDUQODIR, Бўриев BORIYEV, Чориев CHORIYEV, Пўлатов POLATOV, Сўфиев SOFIYEV, Игнатьева IGNATYEVA, Ефимов YEFIMOV, Цой TSOY
`;

/** Typed in Latin, with every character people use for the apostrophe. */
export const uzbekLatinNames = `
Oʻktam OKTAM, O'ktam OKTAM, O‘ktam OKTAM, O’ktam OKTAM, Gʻayrat GAYRAT, G'ulom GULOM, G\`ofur GOFUR, Maʼmur MAMUR, Raʼno RANO, Raʻno RANO,
Saʼdulla SADULLA, Oʻgʻiloy OGILOY, Toʻlqin TOLQIN, Ulugʻbek ULUGBEK, Toʻxtayev TOXTAYEV, Boʻriyev BORIYEV, Choʻlpon CHOLPON, Yoʻldosh YOLDOSH
`;
