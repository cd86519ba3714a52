import type { PageName } from '@musi/domain/url/page'
import { useLayoutEffect, useRef } from 'react'
import { language } from '#platform/page/i18n/language.ts'
import { servedSketch } from './servedSketch.ts'
import styles from './PageSketch.module.css'

/** A page before its code is there, as it was served with the first page of the visit. */
export function PageSketch({ name }: { name: PageName }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(...servedSketch(name)), [name])
  return (
    <div
      ref={place}
      // Drawn in English.
      className={language() === 'en' ? undefined : styles['foreign']}
      aria-hidden="true"
      inert
    />
  )
}
