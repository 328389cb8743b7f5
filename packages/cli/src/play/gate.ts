/** Where bots wait until they may play, one command at a time: nothing happens that nobody follows. */
export class Gate {
  private isOpen = false;
  private wake = (): void => {};

  async pass(): Promise<void> {
    while (!this.isOpen)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    this.isOpen = false;
  }

  /** For one. */
  open(): void {
    this.isOpen = true;
    this.wake();
  }
}
