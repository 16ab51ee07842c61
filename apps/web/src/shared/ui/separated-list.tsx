import { Fragment, type ReactNode } from 'react'

/** Facts one behind the other, each in its own direction: between Urdu words a number or a maker's name would turn round. */
export const SeparatedList = ({ facts }: { facts: readonly ReactNode[] }) =>
  facts.filter(Boolean).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have their places, and nothing of their own.
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ))
