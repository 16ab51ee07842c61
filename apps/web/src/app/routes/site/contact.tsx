import { Contact } from '../../../features/help/components/contact.tsx'

/** `/contact` */
export const ContactPage = () => <Contact />
