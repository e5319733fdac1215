import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { WidgetCode } from '../loader/karvon-element';
import type { WidgetSettings } from '../loader/widget-settings';
import { WidgetFrame } from './widget-frame';

export interface WidgetProps {
  settings: WidgetSettings;
  element: HTMLElement;
}

/**
 * Wraps a React component as code that the loader can mount in an element.
 * @param page the storefront's own page with the same content
 */
export function createWidget(
  View: ComponentType<WidgetProps>,
  page: (lang: WidgetSettings['lang']) => string,
): WidgetCode['mount'] {
  return (place, element, first) => {
    const root = createRoot(place);
    const update = (settings: WidgetSettings) =>
      root.render(
        <StrictMode>
          <WidgetFrame settings={settings} element={element} page={page}>
            <View settings={settings} element={element} />
          </WidgetFrame>
        </StrictMode>,
      );
    update(first);
    return { update, unmount: () => root.unmount() };
  };
}
