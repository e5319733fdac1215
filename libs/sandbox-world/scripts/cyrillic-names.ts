/** Places of the generated table whose own or usual name is in Cyrillic, by IATA code. */
export const cyrillicNames: ReadonlyMap<string, string> = new Map(
  `AMV Амдерма, AVK Арвайхээр, BKA Байкит, BVJ Бованенково, BWO Балаково, BYN Баянхонгор, CKH Чокурдах, CYX Черский, DHG Дальнегорск,
DLR Дальнереченск, DLZ Даланзадгад, EIE Енисейск, EIK Ейск, GOY Тура, HTG Хатанга, HVD Ховд, IAA Игарка, KMW Кострома, KNY Кодинск,
KPW Кепервеем, KVO Кралево, LNX Смоленск, LTI Алтай, MQJ Хонуу, MVQ Могилёв, MXV Мурэн, NLI Николаевск-на-Амуре, NVR Великий Новгород,
OHO Охотск, OLZ Олёкминск, PDV Пловдив, PEX Печора, PVN Плевен, RYB Рыбинск, SEK Среднеколымск, SYS Саскылах, SZR Стара-Загора,
TGK Таганрог, UGA Булган, UKX Усть-Кут, ULY Ульяновск, USR Усть-Нера, VUS Великий Устюг, VYI Вилюйск, ZIX Жиганск, ZKP Зырянка`
    .split(/,\s+/)
    .map((entry) => [entry.slice(0, 3), entry.slice(4)]),
);
