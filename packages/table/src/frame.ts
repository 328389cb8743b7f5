import type { TableMessage } from '@rubicon/protocol/wire';

/** A message that several clients get: its JSON is made once. */
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
