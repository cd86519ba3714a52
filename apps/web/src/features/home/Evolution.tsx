import { Text } from '@musi/ui/Text'
import styles from './Evolution.module.css'
import { homeText } from './words/homeWords.ts'

const STAGES = [
  { name: 'web1', can: 'read' },
  { name: 'web2', can: 'write' },
  { name: 'web3', can: 'trust' },
] as const

/** One groove per thing that people can do. */
function Grooves({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={styles['grooves']}>
      {Array.from({ length: count * 3 }, (_, ring) => (
        <circle key={ring} cx="100" cy="100" r={94 - ring * 10} />
      ))}
    </svg>
  )
}

export function Evolution() {
  return (
    <section className={styles['evolution']} aria-labelledby="evolution">
      <h2 id="evolution">{homeText('evolution.title')}</h2>
      <ol className={styles['stages']}>
        {STAGES.map(({ name, can }, index) => (
          <li key={name} className={styles['stage']} data-now={name === 'web3'}>
            <Grooves count={index + 1} />
            <Text tone="muted" size={14} weight={620}>
              {homeText(`evolution.${name}`)}
            </Text>
            <h3>{homeText(`evolution.${can}`)}</h3>
            <p>{homeText(`evolution.${name}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
