import { readEdition } from '@karvon/edition';
import { catalogue } from '@karvon/testing';
import { crumbsOf } from './crumbs.server';
import { writeSitemap } from './sitemap.server';
import { structuredData } from './structured-data.server';

const site = {
  edition: readEdition('uz'),
  publicUrl: 'https://karvon.example',
  locale: 'uz',
} as const;
const messages = catalogue('uz');
const crumbs = (pathname: string) => crumbsOf({ pathname, locale: 'uz', messages });

interface Node {
  '@type': string;
  [property: string]: unknown;
}
const graphOf = (text: string) => (JSON.parse(text) as { '@graph': Node[] })['@graph'];

test('search engines get our name, our phone numbers and our hours', () => {
  const [agency, webSite, ...rest] = graphOf(structuredData(site, crumbs('/uz')));
  expect(agency).toMatchObject({
    '@type': 'TravelAgency',
    telephone: '+998712050142',
    openingHoursSpecification: { opens: '09:00', closes: '21:00' },
  });
  expect(webSite).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      target: {
        urlTemplate: 'https://karvon.example/uz/air-tickets?from={from}&to={to}&out={out}',
      },
    },
  });
  expect(rest).toEqual([]);
});

test.each([
  ['/uz/hotel', 'Mehmonxonalar'],
  ['/uz/company/about', 'Kompaniya haqida'],
])('%s stands under the home page', (path, name) => {
  const list = graphOf(structuredData(site, crumbs(path))).at(-1);
  expect(list?.itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: 'https://karvon.example/uz' }),
    expect.objectContaining({ position: 2, name, item: `https://karvon.example${path}` }),
  ]);
});

test.each(['/', '/uz', '/uz/company/none', '/uz/company/toString', '/uz/order'])(
  '%s has no breadcrumbs of its own',
  (path) => expect(crumbs(path)).toHaveLength(1),
);

test('no character of JSON-LD can end the script element', () => {
  const edition = { ...site.edition, brand: '</script><!--\u2028&' };
  const text = structuredData({ ...site, edition }, []);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(graphOf(text)[0]?.name).toBe('</script><!--\u2028&');
});

test('a sitemap has the date of a page’s last change, where it is known', () => {
  const pages = [{ ru: '/ru/news/1', changed: '2026-11-09' }, { ru: '/ru' }];
  const text = writeSitemap('https://karvon.example', pages, 'ru');
  expect(text).toContain(
    '<url><loc>https://karvon.example/ru/news/1</loc><lastmod>2026-11-09</lastmod></url>',
  );
  expect(text).toContain('<url><loc>https://karvon.example/ru</loc></url>');
});

test('a sitemap lists the languages of a page as alternates of each other', () => {
  const text = writeSitemap('https://karvon.example', [{ ru: '/ru/news', uz: '/uz/news' }], 'uz');
  expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://karvon.example/ru/news</loc>',
    '<loc>https://karvon.example/uz/news</loc>',
  ]);
  expect(
    text.match(/hreflang="x-default" href="https:\/\/karvon.example\/uz\/news"/g),
  ).toHaveLength(2);
});

test('a page in one language has no alternates; special characters are escaped', () => {
  const text = writeSitemap('https://karvon.example', [{ ru: '/ru/news/о&о' }], 'ru');
  expect(text).toContain('<loc>https://karvon.example/ru/news/%D0%BE&amp;%D0%BE</loc>');
  expect(text).not.toContain('<xhtml:link');
});
