"""Prints a page to PDF as a reader of WebKitGTK does, since its driver can't, from
a window of 1280 pixels. Fails if the text leaves a part of the sheet empty, or if
it lacks a word that a fold hides on the screen.

    xvfb-run /usr/bin/python3 tests/webkit/print.py <address> <word>
"""

import re
import subprocess
import sys
import tempfile

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

address, word = sys.argv[1:]
folder = tempfile.TemporaryDirectory()
file = f"{folder.name}/page.pdf"
view = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_ephemeral())
window = Gtk.Window()
window.set_default_size(1280, 900)
window.add(view)
window.show_all()


def end(*_):
    Gtk.main_quit()


def print_page():
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{file}")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    page = Gtk.PageSetup()
    page.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(page)
    operation.connect("finished", end)
    operation.print_()


def on_load(_, event):
    if event == WebKit2.LoadEvent.FINISHED:
        # React starts when the page is idle.
        GLib.timeout_add_seconds(3, print_page)


view.connect("load-changed", on_load)
GLib.timeout_add_seconds(60, end)
view.load_uri(address)
Gtk.main()

# <page width="595.2" …> <word xMin="56.8" yMin="57.0" xMax="91.2" …>
command = ["pdftotext", "-bbox", file, "-"]
text = subprocess.run(command, capture_output=True, check=True, text=True).stdout


def numbers(name):
    return [float(number) for number in re.findall(f' {name}="([\\d.]+)"', text)]


width = max(numbers("width"))
left, right = min(numbers("xMin")), max(numbers("xMax"))
if left >= 0.12 * width or right <= 0.8 * width:
    sys.exit(f"The text is from {left} to {right} of {width} points.")
if word.lower() not in text.lower():
    sys.exit(f"{word} is missing.")
