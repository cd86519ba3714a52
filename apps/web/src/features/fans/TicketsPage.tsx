import { buttonClass } from '@musi/ui/controls/Button'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { fansText } from './fansWords.ts'
import styles from './TicketsPage.module.css'

/** The heading and the sentence are specified, to the letter (spec: pages.tickets). */
export function TicketsPage() {
  return (
    <section className={styles['page']}>
      <div className={styles['words']}>
        <h1 tabIndex={-1}>{fansText('tickets')}</h1>
        <p>{fansText('ticketsText')}</p>
        <p className={styles['next']}>{fansText('ticketsNext')}</p>
        <PlaceLink to="/charts?list=artists" className={buttonClass({ size: 'large' })}>
          {fansText('findToken')}
        </PlaceLink>
      </div>
      <img src="/art/tickets.svg" alt="" width="800" height="600" className={styles['art']} />
    </section>
  )
}
