import type { GalleryTexts } from './gallery-texts';
import { samplesRu } from './samples-ru';
import { samplesUz } from './samples-uz';

/** Texts by language. Only the gallery shows them, so they are not in the catalogues. */
export const gallerySamples: Record<'ru' | 'uz', GalleryTexts> = { ru: samplesRu, uz: samplesUz };
