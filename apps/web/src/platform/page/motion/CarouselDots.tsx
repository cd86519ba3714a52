import { Icon } from '@musi/ui/Icon'
import styles from './Motion.module.css'
import type { useCarousel } from './useCarousel.ts'

type Props = {
  carousel: Pick<ReturnType<typeof useCarousel>, 'at' | 'still' | 'stopped' | 'toggle' | 'go'>
  /** Labels of the button that starts and stops the carousel. */
  words: { play: string; pause: string }
  /** Labels of the dots, one for each slide. */
  dots: readonly string[]
  /** A class for the button that stops it. */
  pauseClass?: string | undefined
}

/** The stop button of a carousel and a dot per slide; clicking a dot restarts the timer. */
export const CarouselDots = ({ carousel, words, dots, pauseClass = '' }: Props) => (
  <>
    {!carousel.still && (
      <button
        type="button"
        className={`${styles['pause']} ${pauseClass}`}
        aria-label={carousel.stopped ? words.play : words.pause}
        onClick={carousel.toggle}
      >
        <Icon name={carousel.stopped ? 'play' : 'pause'} />
      </button>
    )}
    {dots.map((label, index) => (
      <button
        // Two slides may have the same label.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        type="button"
        className={styles['dot']}
        aria-label={label}
        aria-current={index === carousel.at}
        onClick={() => carousel.go(index)}
      >
        <i />
      </button>
    ))}
  </>
)
