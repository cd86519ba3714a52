import { Icon } from '@musi/ui/Icon'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import page from '#platform/page/card/Page.module.css'
import { v1Text } from './v1/v1Words.ts'

const SCREENS = {
  list: { id: 'migrate-v1-page', back: { to: '/pool', label: 'list.back' }, title: 'list.title', text: 'list.text' },
  migrate: {
    id: 'migrate-v1-exchange',
    back: { to: '/migrate/v1', label: 'back' },
    title: 'list.title',
    text: 'migrate.text',
  },
  remove: {
    id: 'remove-v1-exchange',
    back: { to: '/migrate/v1', label: 'back' },
    title: 'remove.title',
    text: 'remove.text',
  },
} as const

type Props = { screen: keyof typeof SCREENS; children: ReactNode }

/** Page layout, shown before data loads. The build also renders it into the served page (app/sketch). */
export function V1Frame({ screen, children }: Props) {
  const { id, back, title, text } = SCREENS[screen]
  return (
    <section id={id} className={page['columnPage']} aria-labelledby="v1-title">
      <Link to={back.to} className={`${page['back']} touch-target`}>
        <Icon name="back" /> {v1Text(back.label)}
      </Link>
      <h1 id="v1-title" tabIndex={-1}>
        {v1Text(title)}
      </h1>
      <p>{v1Text(text)}</p>
      {children}
    </section>
  )
}
