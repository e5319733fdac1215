import {
  knownAttributes,
  readSettings,
  type DefaultSettings,
  type WidgetSettings,
} from './widget-settings';

/** The exports of an element's file that the loader uses. */
export interface WidgetCode {
  /** Mounts the widget in `place`, within the shadow tree of `element`. */
  mount: (place: HTMLElement, element: HTMLElement, settings: WidgetSettings) => MountedWidget;
}

export interface MountedWidget {
  update: (settings: WidgetSettings) => void;
  unmount: () => void;
}

export interface WidgetSource {
  defaults: DefaultSettings;
  loadCode: (lang: WidgetSettings['lang']) => Promise<WidgetCode>;
  loadStyles: () => Promise<CSSStyleSheet>;
}

interface Shown {
  lang: WidgetSettings['lang'];
  widget: MountedWidget;
  place: HTMLElement;
}

/**
 * Creates the class of one custom element. Until its code is loaded, and when that fails, the element shows its own content, or a
 * link to the storefront when it is empty.
 */
export function createKarvonElement(source: WidgetSource): CustomElementConstructor {
  return class KarvonElement extends HTMLElement {
    static readonly observedAttributes = knownAttributes;
    #shown: Shown | undefined;
    #settling = false;
    /** The language whose code is loading. */
    #coming: string | undefined;

    connectedCallback(): void {
      this.#settleSoon();
    }

    disconnectedCallback(): void {
      this.#settleSoon();
    }

    attributeChangedCallback(): void {
      this.#settleSoon();
    }

    /** Combines changes made at the same time; an element that is only moved is not mounted again. */
    #settleSoon(): void {
      if (this.#settling) return;
      this.#settling = true;
      queueMicrotask(() => {
        this.#settling = false;
        this.#settle();
      });
    }

    #settle(): void {
      if (!this.isConnected) return this.#leave();
      const settings = readSettings(this, source.defaults);
      const root = this.shadowRoot ?? this.#prepare(settings);
      if (this.#shown?.lang === settings.lang) return this.#shown.widget.update(settings);
      if (this.#coming === settings.lang) return;
      this.#coming = settings.lang;
      Promise.all([source.loadCode(settings.lang), source.loadStyles()])
        .then(([code, styles]) => {
          if (this.#coming !== settings.lang) return;
          this.#coming = undefined;
          if (!this.isConnected) return;
          this.#show(root, code, styles);
        })
        .catch((error: unknown) => {
          if (this.#coming === settings.lang) this.#coming = undefined;
          this.#fail(error);
        });
    }

    #prepare({ origin, lang }: WidgetSettings): ShadowRoot {
      const root = this.attachShadow({ mode: 'open' });
      const inside = document.createElement('slot');
      const link = document.createElement('a');
      link.href = `${origin}/${lang}`;
      link.textContent = new URL(origin).host;
      inside.append(link);
      root.append(inside);
      return root;
    }

    #show(root: ShadowRoot, code: WidgetCode, styles: CSSStyleSheet): void {
      this.#shown?.widget.unmount();
      // Read after loading: the page may have changed attributes meanwhile.
      const settings = readSettings(this, source.defaults);
      const place = document.createElement('div');
      place.className = 'karvon-widget';
      place.setAttribute('part', 'widget');
      place.lang = settings.lang;
      root.adoptedStyleSheets = [styles];
      root.replaceChildren(place);
      this.#shown = { lang: settings.lang, place, widget: code.mount(place, this, settings) };
      this.#tell('karvon-ready', { lang: settings.lang });
    }

    #leave(): void {
      this.#coming = undefined;
      this.#shown?.widget.unmount();
      this.#shown?.place.remove();
      this.#shown = undefined;
    }

    #fail(error: unknown): void {
      console.error(error);
      this.#tell('karvon-error', {
        message: error instanceof Error ? error.message : 'Not loaded',
      });
    }

    #tell(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  };
}
