import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { buttonClass } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { readingKey } from '@musi/ui/readingKey'
import { Cluster } from '@musi/ui/layout/Stack'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import styles from './Crate.module.css'
import { t } from './homeWords.ts'
import { SLIDES } from './slides.ts'
import { CarouselDots } from '#platform/page/motion/CarouselDots.tsx'
import { useCarousel } from '#platform/page/motion/useCarousel.ts'

export function Crate() {
  const crate = useRef<HTMLElement>(null)
  const carousel = useCarousel(SLIDES.length, crate)
  const { at, running, go, hold } = carousel

  const onKeyDown = (event: KeyboardEvent) => {
    const key = readingKey(event)
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    go(at + step)
  }

  return (
    // The arrow keys are a shortcut over the dots, which are buttons of their own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={crate}
      id="home-carousel"
      className={styles['crate']}
      aria-roledescription={t('crate.carousel')}
      aria-label={t('crate.label')}
      data-running={running}
      onKeyDown={onKeyDown}
      {...hold}
    >
      <div className={styles['words']}>
        <h2>{t('crate.title')}</h2>
        <div className={styles['slides']} aria-live={running ? 'off' : 'polite'}>
          {SLIDES.map(({ name, to }, index) => (
            <article
              key={name}
              aria-roledescription={t('crate.slide')}
              aria-label={t('crate.position', { at: index + 1, count: SLIDES.length })}
              className={styles['slide']}
              hidden={index !== at}
            >
              <h3>{t(`crate.${name}.title`)}</h3>
              <p>{t(`crate.${name}.text`)}</p>
              <PlaceLink to={to} className={buttonClass()}>
                {t(`crate.${name}.link`)}
                <Icon name="arrow" />
              </PlaceLink>
            </article>
          ))}
        </div>
        <Cluster nowrap center>
          <CarouselDots
            carousel={carousel}
            words={{ play: t('crate.play'), pause: t('crate.pause') }}
            dots={SLIDES.map(({ name }) => t('crate.show', { title: t(`crate.${name}.title`) }))}
            pauseClass={styles['pause']}
          />
        </Cluster>
      </div>
      <Records at={at} running={running} />
    </section>
  )
}

/** The sleeves, the shown one in front with its record out. */
function Records({ at, running }: { at: number; running: boolean }) {
  return (
    <div className={styles['stack']} aria-hidden="true">
      {SLIDES.map(({ name, seed }, index) => {
        const behind = (index - at + SLIDES.length) % SLIDES.length
        return (
          <div
            key={name}
            className={styles['record']}
            style={{ '--behind': behind } as CSSProperties}
            data-behind={behind}
          >
            <Sleeve seed={seed} disc={behind === 0 ? 'out' : 'in'} turning={behind === 0 && running} />
          </div>
        )
      })}
    </div>
  )
}
