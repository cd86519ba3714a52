import { classNames } from './classNames.ts'
import styles from './Icon.module.css'

/** Line icons drawn for this project on a 24-unit grid. */
const PATHS = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  bag: 'M5 8.5h14l1 11H4ZM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  bird: 'M3 17c3 1.4 7 1.4 10-.6 3-2 4.3-5.3 4-9l3-2.4-3.6.1C14.6 3.4 11.6 5 12 8.3 8.6 8.3 5.6 6.8 3.8 4.5c-1 2.6-.3 5 1.7 6.5L4 10.8c.3 2 1.6 3.4 3.5 4C6.3 16 4.7 16.8 3 17Z',
  camera:
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.8 7.2v.01',
  chat: 'M20 11.5c0 4-3.6 7-8 7-1 0-2-.2-2.9-.4L5 20l.9-3.6C4.7 15.1 4 13.4 4 11.5c0-4 3.6-7 8-7s8 3 8 7Z',
  clip: 'M8 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-13A1.5 1.5 0 0 0 17.5 5H16M9 3h6v4H9ZM9 12h6M9 16h4',
  cross: 'M6 6l12 12M18 6 6 18',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  down: 'M6 9.5l6 6 6-6',
  grid: 'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z',
  home: 'M4 11l8-7 8 7v8.5h-5.5V14h-5v5.5H4Z',
  hat: 'M7 16.5 12.5 3l1 3.5 3.5 10M2.5 18c3.5-2.3 15.5-2.3 19 0-3.5 2.8-15.5 2.8-19 0Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
  loop: 'M4 11V9.5A3.5 3.5 0 0 1 7.5 6H19M16 3l3 3-3 3M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H5M8 21l-3-3 3-3',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  loopOne:
    'M4 11V9.5A3.5 3.5 0 0 1 7.5 6H19M16 3l3 3-3 3M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H5M8 21l-3-3 3-3M11 10.5l1.5-1V14',
  mute: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4ZM16 9.5l5 5M21 9.5l-5 5',
  next: 'M6 5.5v13l9-6.5ZM18 5.5v13',
  note: 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  outside: 'M9 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V15M13 5h6v6M19 5l-8 8',
  pause: 'M9 6v12M15 6v12',
  people: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c.5-3.8 3.3-6 7-6s6.5 2.2 7 6Z',
  play: 'M8 5.5v13l11-6.5Z',
  pool: 'M3 8c2 1.6 4 1.6 6 0s4-1.6 6 0 4 1.6 6 0M3 13c2 1.6 4 1.6 6 0s4-1.6 6 0 4 1.6 6 0M3 18c2 1.6 4 1.6 6 0s4-1.6 6 0 4 1.6 6 0',
  previous: 'M18 5.5v13L9 12ZM6 5.5v13',
  record: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  rows: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4 4',
  shuffle: 'M3 7h3.5l9 10H20M17 14l3 3-3 3M3 17h3.5l2.7-3M12.7 10l2.8-3H20M17 4l3 3-3 3',
  sliders: 'M5 4v7M5 15v5M12 4v3M12 11v9M19 4v9M19 17v3M2.5 13h5M9.5 9h5M16.5 15h5',
  speaker: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  stopAfter: 'M4 12h10M9.5 7.5 14 12l-4.5 4.5M19 5.5v13',
  switch: 'M8 4v15M4.5 15.5 8 19l3.5-3.5M16 20V5M12.5 8.5 16 5l3.5 3.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  wave: 'M4 10v4M8 7v10M12 4v16M16 8v8M20 10.5v3',
  warning: 'M12 4 2.5 20h19ZM12 10v4.5M12 17.5v.01',
} as const

export type IconName = keyof typeof PATHS

export const ICON_NAMES = Object.keys(PATHS) as IconName[]

/** Icons that point forward or back in reading direction. */
const DIRECTED: ReadonlySet<IconName> = new Set(['arrow', 'back', 'outside'])

/** Sized like the adjacent text. Hidden from screen readers, because its control carries the label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles['icon'], DIRECTED.has(name) && styles['forward'])}
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
