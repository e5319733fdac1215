export { closingOf, type Sender } from './closings';
export { fillText, namesIn } from './fill-text';
export { orderTexts } from './order-texts';
export { writeLetter } from './write-letter';
