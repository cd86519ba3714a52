import { type ComponentType, type FunctionComponent, startTransition, useEffect, useState } from 'react'
import { useRecoveryCount } from '../http/recoveries.ts'
import { PartMissing } from './PartMissing.tsx'
import { PressMissing } from './PressMissing.tsx'
import { PressWaiting } from './PressWaiting.tsx'
import { retryOnce } from './retryOnce.ts'

type Placeholders<Props> = {
  /** Shown until the code has loaded. */
  Waiting?: ComponentType<Props>
  /**
   * Shown if the code fails to load. It is loaded again by `retry`, and when the server recovers.
   * `quietly`: the notice stays until the code has loaded.
   */
  Missing?: ComponentType<Props & { error: unknown; retry: (quietly?: true) => void }>
}

export type LatePart<Props> = FunctionComponent<Props> & {
  /** Preloads the code, for example when the pointer approaches the button. */
  preload: () => void
}

const RenderNothing = () => null

/**
 * A lazy component: its code is loaded when it is first shown. If that fails, a notice takes its
 * place, and showing the component again retries. Not React.lazy, because React holds suspended
 * content back for 300 ms after its fallback.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting = RenderNothing, Missing = PartMissing }: Placeholders<Props> = {},
): LatePart<Props> {
  let loadedPart: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | undefined

  const loadPart = (): Promise<ComponentType<Props>> =>
    (loading ??= retryOnce(load).then(
      (loaded) => (loadedPart = loaded),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  function Late(props: Props) {
    const [state, setState] = useState(() => ({ Part: loadedPart, error: null as unknown }))
    const [tries, setTries] = useState(0)
    const comebacks = useRecoveryCount()
    const isLoaded = state.Part !== null
    useEffect(() => {
      if (isLoaded) return undefined
      let isShown = true
      // A transition, because the part may be a whole screen.
      const show = (next: typeof state) => {
        if (isShown) startTransition(() => setState(next))
      }
      loadPart().then(
        (Part) => show({ Part, error: null }),
        (error: unknown) => show({ Part: null, error: error ?? new Error('The part did not load.') }),
      )
      return () => {
        isShown = false
      }
      // Changes of these trigger another load.
      // oxlint-disable-next-line react/exhaustive-effect-dependencies
    }, [isLoaded, tries, comebacks])
    const retry = (quietly?: true) => {
      if (quietly !== true) setState({ Part: null, error: null })
      setTries((count) => count + 1)
    }
    if (state.Part !== null) return <state.Part {...props} />
    return state.error === null ? <Waiting {...props} /> : <Missing {...props} error={state.error} retry={retry} />
  }
  // A failed preload is retried when the part is shown.
  return Object.assign(Late, { preload: () => void loadPart().catch(() => undefined) })
}

/** A part loaded by a click, such as a dialog; every click gets feedback (spec: shell.late-parts). */
export const latePress = <Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> =>
  latePart<Props>(load, { Waiting: PressWaiting, Missing: PressMissing })
