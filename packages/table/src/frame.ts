import type { TableMessage } from '@rubicon/protocol/wire';

/** A message for several clients, converted to JSON only once. */
export class Frame<Message extends TableMessage = TableMessage> {
  readonly message: Message;
  private json: string | undefined;

  constructor(message: Message) {
    this.message = message;
  }

  get text(): string {
    this.json ??= JSON.stringify(this.message);
    return this.json;
  }
}
