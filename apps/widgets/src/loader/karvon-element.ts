import {
  knownAttributes,
  readSettings,
  type DefaultSettings,
  type WidgetSettings,
} from './widget-settings';

/** What an element's own file offers to the loader. */
export interface WidgetCode {
  /** Shows it in `place`, within the shadow tree of `element`. */
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
 * Makes the class of one custom element. Until its code is there, and when it does not come, what stands inside its tags is
 * shown; without anything inside, a link to the storefront.
 */
export function createKarvonElement(source: WidgetSource): CustomElementConstructor {
  return class KarvonElement extends HTMLElement {
    static readonly observedAttributes = knownAttributes;
    #shown: Shown | undefined;
    #settling = false;
    /** The language whose code is on its way. */
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

    /** Several changes at once are one; an element that is only moved stays as it is. */
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
      // What the page changed while the code was on its way counts as well.
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
