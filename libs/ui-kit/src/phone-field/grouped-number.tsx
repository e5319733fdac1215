import {
  useImperativeHandle,
  useLayoutEffect,
  type ChangeEventHandler,
  type ComponentProps,
  type KeyboardEventHandler,
  type Ref,
  type RefObject,
} from 'react';
import { countryWhileTyped, phoneMask, phoneMetadata } from '@karvon/phone';
import PhoneInput, { type Country } from 'react-phone-number-input/input-core';
import { withLatestCaret } from './latest-caret';

/** The library's handlers for keys of the input. */
export interface NumberKeys {
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

interface GroupedNumberProps {
  /** The input on the page. */
  input: RefObject<HTMLInputElement | null>;
  keys: Ref<NumberKeys>;
  /** The country of the number, ISO 3166-1 alpha-2; one with a numbering plan. */
  country: string;
  /** `+`, calling code and digits; empty without digits. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the text that the input must show. */
  onText: (text: string) => void;
}

/**
 * react-phone-number-input groups the digits while they are typed and keeps the caret at its digit. It loads when the visitor may
 * already be typing. If it rendered its own input, focus, caret and on-screen keyboard would be lost. So it works in the existing
 * input and renders nothing.
 */
export function GroupedNumber({ country, value, onChange, ...listener }: GroupedNumberProps) {
  // The visitor's flag may be another country of the same calling code. The library needs the one it would detect from the
  // digits.
  const meant = countryWhileTyped(value) ?? country;
  return (
    <PhoneInput
      key={meant}
      {...listener}
      inputComponent={NumberListener as ComponentProps<typeof PhoneInput>['inputComponent']}
      metadata={phoneMetadata}
      country={meant as Country}
      // Countries with our own mask use the national format, which the mask defines. Others use the international format, without
      // a trunk prefix.
      international={phoneMask(meant) === undefined}
      value={value || undefined}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

interface NumberListenerProps
  extends NumberKeys, Pick<GroupedNumberProps, 'input' | 'keys' | 'onText'> {
  ref?: Ref<HTMLInputElement>;
  value: string;
}

/**
 * Replaces the library's input: it gives the library the existing input and passes on the text that the library would have
 * rendered.
 */
function NumberListener(props: NumberListenerProps) {
  const { ref, input, keys, value, onText, onChange, onKeyDown } = props;
  useImperativeHandle(ref, () => withLatestCaret(input.current!), [input]);
  useImperativeHandle(keys, () => ({ onChange, onKeyDown }), [onChange, onKeyDown]);
  useLayoutEffect(() => onText(value), [onText, value]);
  return <></>;
}
