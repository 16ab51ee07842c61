/** What stands around every customer page, in one file: it is loaded after the page. */
export { FooterPart } from './footer-part.tsx'
export { HeaderPart } from './header-part.tsx'
export { NavPart } from './nav-part.tsx'
