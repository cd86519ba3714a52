import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { readingKey } from '../readingKey.ts'
import styles from './Tabs.module.css'

export type Tab = { id: string; label: string; panel: ReactNode }

/** Classes for links that look like tabs: the list and its items. */
export const tabClass = { list: styles['list'], tab: styles['tab'] }

type Props = { tabs: readonly Tab[]; active: string; onChange: (id: string) => void; label: string }

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

export function Tabs({ tabs, active, onChange, label }: Props) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active)
    const next = STEPS[readingKey(event)]?.(at, tabs.length - 1)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll('button')[tabs.indexOf(tab)]?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles['list']} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-${id}`}
            aria-selected={id === active}
            aria-controls={`${baseId}-panel`}
            tabIndex={id === active ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${active}`}>
        {tabs.find((tab) => tab.id === active)?.panel}
      </div>
    </>
  )
}
