import type { PageName } from '@musi/domain/url/page'
import { useLayoutEffect, useRef } from 'react'
import { language } from '#platform/page/i18n/language.ts'
import { servedSketch } from './servedSketch.ts'
import styles from './PageSketch.module.css'

/** Sketch of a page whose code is loading: a copy of the one in the served HTML. */
export function PageSketch({ name }: { name: PageName }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(...servedSketch(name)), [name])
  return (
    <div
      ref={place}
      // The sketch is in English.
      className={language() === 'en' ? undefined : styles['foreign']}
      aria-hidden="true"
      inert
    />
  )
}
