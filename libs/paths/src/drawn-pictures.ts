/* Written by tools/pictures/src/draw.ts. */

/** What was drawn, as a mark: part of every address. */
export const picturesVersion = 'a30a5264';

/** The same of the pictures to share: another browser draws them a little differently. */
export const sharedVersion = 'effa632b';

/** Cities that have a picture, by their codes. */
export const drawnCities =
  'tas skd bhk ugc feg mow led kzn aer svx ovb vvo ala nqz bsz dyu tbs evn gyd msq ist ayt dxb med jed cai sel bkk hkt mle del fra par lon bjs kul';

/** Airlines that have a tail fin, by their codes. */
export const drawnCarriers =
  'hy hh c6 su fv s7 u6 dp ut n4 wz 5n a4 y7 r3 hz io zf eo kc fs dv sz yk t5 j2 a9 rm b2 tk pc vf xq ek fz ey g9 qr sv xy ku j9 gf wy rj me ly w5 ms et kq sa at lh lx os af kl ba u2 fr w6 ib tp az sk ay lo bt a3 ju ca cz mu cx ci nh ke oz tw om ai 6e pk ul tg sq mh ak ga vn vj pr dl ua aa ac am cm av la g3 qf nz';
