import { createRoot } from 'react-dom/client';
import type { FeatureGallery } from '@karvon/samples';
import { userCookie } from '@karvon/session';
import { galleries } from './galleries';
import { GalleryFrame } from './gallery-frame';
import { placeOf } from './place';
import { respondWith, replaceMissingPictures } from './sample-network';
import { Stage } from './stage';

const catalogues = {
  ru: () => import('virtual:karvon-catalogue/ru'),
  uz: () => import('virtual:karvon-catalogue/uz'),
};

async function start(): Promise<void> {
  const place = placeOf(location.pathname);
  const { locale, feature } = place;
  const root = createRoot(document.getElementById('root')!);
  document.documentElement.lang = locale;
  const states: Partial<FeatureGallery> = (await galleries.get(feature ?? '')?.()) ?? {};
  const state = states[place.state ?? ''];
  const names = Object.keys(states);
  document.title = ['Karvon', feature, place.state].filter(Boolean).join(' · ');
  if (!state) {
    root.render(<GalleryFrame place={place} states={names} />);
    return;
  }
  // Drafts or searches stored by another state must not appear in this one.
  localStorage.clear();
  sessionStorage.clear();
  const user = state.user ?? null;
  const { name, value } = userCookie(user);
  document.cookie = `${name}=${value}; path=/`;
  const { default: messages } = await catalogues[locale]();
  replaceMissingPictures();
  respondWith(state.responses ?? []);
  root.render(
    <GalleryFrame place={place} states={names}>
      <Stage state={state} visitor={{ locale, user }} messages={messages} />
    </GalleryFrame>,
  );
}

void start();
