/** Other places of the generated table whose local or usual name is in Cyrillic, by IATA code. */
export const cyrillicNames: ReadonlyMap<string, string> = new Map(
  `AMV Амдерма, AVK Арвайхээр, BKA Байкит, BVJ Бованенково, BWO Балаково, BYN Баянхонгор, CKH Чокурдах, CYX Черский, DHG Дальнегорск,
DLR Дальнереченск, EIE Енисейск, EIK Ейск, HTG Хатанга, HVD Ховд, IAA Игарка, KMW Кострома, KNY Кодинск,
KPW Кепервеем, LNX Смоленск, LTI Алтай, MVQ Могилёв, MXV Мурэн, NLI Николаевск-на-Амуре, OHO Охотск, OLZ Олёкминск, PDV Пловдив, PEX Печора, PVN Плевен, RYB Рыбинск, SEK Среднеколымск, SYS Саскылах, SZR Стара-Загора,
UGA Булган, UKX Усть-Кут, USR Усть-Нера, VYI Вилюйск, ZIX Жиганск, ZKP Зырянка`
    .split(/,\s+/)
    .map((entry) => [entry.slice(0, 3), entry.slice(4)]),
);
