import { StyleList } from './style-list';
import { leanImports, leanPages } from './write-styles';

const styles = new StyleList({
  'root.tsx': {
    file: 'assets/root.js',
    isEntry: true,
    imports: ['_kit.js'],
    css: ['assets/r.css'],
  },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/k.css'] },
  '_panel.js': { file: 'assets/panel.js', imports: ['_kit.js'], css: ['assets/p.css'] },
  'home.tsx': {
    file: 'assets/home.js',
    isEntry: true,
    imports: ['_panel.js', '_kit.js'],
    css: ['assets/h.css'],
  },
  'alone.tsx': { file: 'assets/alone.js' },
});

test('the styles of an import come before those of its script', () => {
  expect(styles.all()).toEqual(['k', 'r', 'p', 'h'].map((name) => `assets/${name}.css`));
  expect(styles.stylesOf('assets/home.js')).toEqual([
    'assets/k.css',
    'assets/p.css',
    'assets/h.css',
  ]);
});

test('a page lists its styles in order, without those of every document, and only its true facts; its scripts come later', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/shell.js'] };
  const pages = {
    entry,
    routes: {
      root: {
        module: '/assets/root.js',
        imports: ['/assets/shell.js', '/assets/kit.js'],
        css: ['/assets/r.css', '/assets/k.css#'],
      },
      home: {
        module: '/assets/home.js',
        hasLoader: true,
        hasAction: false,
        imports: ['/assets/shell.js', '/assets/kit.js', '/assets/panel.js'],
        css: ['/assets/h.css', '/assets/p.css#', '/assets/k.css#'],
      },
    },
  };
  const lean = leanPages(`window.__list=${JSON.stringify(pages)};`, styles);
  expect(JSON.parse(lean.pages.slice('window.__list='.length, -1))).toEqual({
    entry,
    routes: {
      root: { module: '/assets/root.js' },
      home: {
        module: '/assets/home.js',
        hasLoader: true,
        css: ['/assets/p.css', '/assets/h.css'],
      },
    },
  });
  expect(lean.scripts).toBe('export const scripts={"home":["/assets/panel.js"]};');
});

test('an import lists only files that its script does not have already', () => {
  const code =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/k.css","assets/p.css"])))=>i.map(i=>d[i]);\n' +
    'a(()=>import("./panel.js"),__vite__mapDeps([0,1]));b(()=>import("./x.js"),__vite__mapDeps([0]));c(d,[])';
  expect(leanImports(code, 'assets/root.js', styles)).toBe(
    'a(()=>import("./panel.js"),"p");b(()=>import("./x.js"),"");c(d,[])',
  );
  expect(leanImports('a(b,[])', 'assets/root.js', styles)).toBe('a(b,[])');
});

test('an import lists the scripts that neither its script nor every page has', () => {
  const files = ['assets/panel.js', 'assets/kit.js', 'assets/p.css'];
  const code =
    `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n` +
    'a(()=>import("./x.js"),__vite__mapDeps([0,1,2]))';
  const named = (script: string) => leanImports(code, script, styles);
  expect(named('assets/root.js')).toBe('a(()=>import("./x.js"),"panel.js p")');
  expect(named('assets/alone.js')).toBe('a(()=>import("./x.js"),"panel.js p")');
  expect(named('assets/home.js')).toBe('a(()=>import("./x.js"),"")');
});
