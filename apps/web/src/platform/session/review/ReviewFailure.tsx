import styles from './ReviewParts.module.css'
import type { Review } from './review.ts'
import { reviewText } from './reviewWords.ts'

type Props = { name: string; review: Review<unknown> }

/**
 * Reason why the last attempt sent nothing, in one line of the form (spec: sending.back-to-form). A person's own
 * refusal is not a failure.
 */
export function ReviewFailure({ name, review }: Props) {
  const failure = review.step === 'confirm' ? (review.failure ?? '') : ''
  return (
    <div id={`${name}-error`} className={styles['ending']}>
      <output id={`${name}-declined`} className={styles['why']}>
        {review.step === 'confirm' && review.isDeclined === true && reviewText('nothingSent')}
      </output>
      <p className={styles['failure']} role="alert">
        {failure}
      </p>
    </div>
  )
}
