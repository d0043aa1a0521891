/** A mail in the outbox. */
interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. The time of creation until the mail is sent. */
  sentAt: string;
  /** The links in the mail. */
  links: string[];
}

/** A mail and its id. */
export interface OutboxMessage extends Message {
  id: string;
}
