import type { JSX } from 'preact';
import { Icon, type IconName } from './icon.tsx';

interface Labelled {
  readonly text: string;
  /** Before the text. */
  readonly icon?: IconName;
  /** Its look, such as `primary`, `big` or `quiet`. */
  readonly class?: string;
}

type ButtonAttributes = Omit<JSX.IntrinsicElements['button'], 'class' | 'icon' | 'label' | 'ref' | 'type'>;

export const Button = ({ text, icon, class: look = '', ...others }: Labelled & ButtonAttributes): JSX.Element => (
  <button type="button" class={`btn ${look}`} {...others}>
    {icon && <Icon name={icon} />}
    {text}
  </button>
);

type LinkAttributes = Pick<JSX.IntrinsicElements['a'], 'aria-label' | 'download' | 'href' | 'onClick'>;

/** A link that looks like a button. */
export const LinkButton = ({ text, icon, class: look = '', ...others }: Labelled & LinkAttributes): JSX.Element => (
  <a class={`btn ${look}`} {...others}>
    {icon && <Icon name={icon} />}
    {text}
  </a>
);

/** @param label for screen readers. */
export const IconButton = ({
  icon,
  label,
  ...others
}: { readonly icon: IconName; readonly label: string } & ButtonAttributes): JSX.Element => (
  <button type="button" class="icon-btn" aria-label={label} {...others}>
    <Icon name={icon} />
  </button>
);
