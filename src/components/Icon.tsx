import styles from './Icon.module.css';

interface IconProps {
  /** The path of an icon from `virtual:icon/<name of Lucide>`, or of an icon that content names. */
  readonly path: string;
  /** Stands in a line of text. */
  readonly inline?: boolean;
  readonly className?: string;
}

/** An icon in the size and colour of its text; the words beside it say what it stands for. */
export function Icon({ path, inline = false, className }: IconProps) {
  const classes = [styles.icon, inline ? styles.inline : '', className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
