import { useEffect, useRef, useState } from 'react'
import { holdNavigation, useNavigate } from '../../../../shared/navigation/navigation.tsx'

/** The navigation that was stopped: the URL of a link or button, or one step back. */
type Wanted = { href: string; state?: unknown } | 'back'

const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.href && link.target !== '_blank' && !link.hasAttribute('download') ? link : null
}

/**
 * Asks before unsaved changes are lost: by a link, by other navigation (a toast, a notification), by Back (an extra history entry
 * is pushed, and pushed again while the question is open), and with the browser's own prompt by closing or reloading the page.
 */
export const useLeaveGuard = (isDirty: boolean) => {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isDirty) return undefined
    isLeaving.current = false
    const guarded = location.href
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = isLeaving.current ? null : linkOf(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      setWanted({ href: link.href })
    }
    const holdBack = () => history.pushState(history.state, '', location.href)
    const onBack = () => {
      if (isLeaving.current) return
      holdBack()
      setWanted('back')
    }
    const letGo = holdNavigation((to, options) => {
      if (isLeaving.current) return false
      setWanted({ href: new URL(to, location.href).href, state: options?.state })
      return true
    })
    holdBack()
    addEventListener('beforeunload', onUnload)
    addEventListener('popstate', onBack)
    document.addEventListener('click', onClick, true)
    return () => {
      removeEventListener('beforeunload', onUnload)
      removeEventListener('popstate', onBack)
      document.removeEventListener('click', onClick, true)
      letGo()
      // Saved or discarded: removes the extra history entry. After other navigation it is already below the new URL.
      if (!isLeaving.current && location.href === guarded) history.back()
    }
  }, [isDirty])
  const leave = () => {
    if (!wanted) return
    isLeaving.current = true
    setWanted(null)
    if (wanted === 'back') return navigate(-2)
    const target = new URL(wanted.href)
    if (target.origin === location.origin) navigate(target.pathname + target.search, { replace: true, state: wanted.state })
    else location.assign(target)
  }
  return { isAsking: wanted !== null, stay: () => setWanted(null), leave }
}
