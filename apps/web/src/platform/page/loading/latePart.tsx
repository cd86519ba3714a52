import { type ComponentType, useEffect, useState } from 'react'
import { PartMissing } from './PartMissing.tsx'
import { twice } from './twice.ts'

type Instead<Props> = {
  /** In its place until it comes. */
  Waiting?: ComponentType
  /** In its place where it does not come. */
  Missing?: ComponentType<Props & { error: unknown }>
}

type LatePart<Props> = ComponentType<Props> & {
  /** Brings the code before the part is shown: a hand moves towards the button. */
  expect: () => void
}

const Nothing = () => null

/**
 * A part that is loaded when it is first shown. What does not come says so in its place; the page lives on, and who shows the part
 * anew gets another try. No Suspense: React keeps back what suspended until 300 ms after its fallback, however soon it comes.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting = Nothing, Missing = PartMissing }: Instead<Props> = {},
): LatePart<Props> {
  let here: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | undefined

  const part = (): Promise<ComponentType<Props>> =>
    (coming ??= twice(load).then(
      (loaded) => (here = loaded),
      (error: unknown) => {
        coming = undefined
        throw error
      },
    ))

  function Late(props: Props) {
    const [state, setState] = useState(() => ({ Part: here, error: null as unknown }))
    const isHere = state.Part !== null
    useEffect(() => {
      if (isHere) return undefined
      let isShown = true
      const show = (next: typeof state) => isShown && setState(next)
      part().then(
        (Part) => show({ Part, error: null }),
        (error: unknown) => show({ Part: null, error: error ?? new Error('It did not come.') }),
      )
      return () => {
        isShown = false
      }
    }, [isHere])
    if (state.Part !== null) return <state.Part {...props} />
    return state.error === null ? <Waiting /> : <Missing {...props} error={state.error} />
  }
  // What does not come now is asked for again when it is shown.
  return Object.assign(Late, { expect: () => void part().catch(() => undefined) })
}
