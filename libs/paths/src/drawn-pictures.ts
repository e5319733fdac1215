/* Written by tools/scripts/pictures/draw.mjs. */

/** What was drawn, as a mark: part of every address. */
export const picturesVersion = 'a30a5264';

/** Cities that have a picture, by their codes. */
export const drawnCities =
  'TAS SKD BHK UGC FEG MOW LED KZN AER SVX OVB VVO ALA NQZ BSZ DYU TBS EVN GYD MSQ IST AYT DXB MED JED CAI SEL BKK HKT MLE DEL FRA PAR LON BJS KUL';

/** Airlines that have a tail fin, by their codes. */
export const drawnCarriers =
  'HY HH C6 SU FV S7 U6 DP UT N4 WZ 5N A4 Y7 R3 HZ IO ZF EO KC FS DV SZ YK T5 J2 A9 RM B2 TK PC VF XQ EK FZ EY G9 QR SV XY KU J9 GF WY RJ ME LY W5 MS ET KQ SA AT LH LX OS AF KL BA U2 FR W6 IB TP AZ SK AY LO BT A3 JU CA CZ MU CX CI NH KE OZ TW OM AI 6E PK UL TG SQ MH AK GA VN VJ PR DL UA AA AC AM CM AV LA G3 QF NZ';
