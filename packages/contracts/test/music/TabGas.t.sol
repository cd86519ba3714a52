// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {ICoinTabs} from "../../src/music/interfaces/ICoinTabs.sol";
import {TabWorld} from "./TabWorld.sol";

/// @title The gas of tabs, beside that of a play; recorded in gas.snapshot
/// @notice Payees hold the token already, and every tab was settled before, as most are.
contract TabGasTest is TabWorld {
    uint256 private constant TABS = 200;

    ICoinTabs.Terms private opened;
    bytes private release;
    /// @dev The gas of a kept call before its execution: 21,000 and its data.
    mapping(address place => uint256) private gasOfData;

    function setUp() public {
        _prepare();
        opened = _terms();
        for (uint256 i = 0; i < TABS; ++i) {
            ICoinTabs.Terms memory terms = _termsOf(i);
            _give(token, ALICE, terms.listener, 200e18);
            _open(terms);
        }
        for (uint256 i = 0; i < TABS; i += 50) {
            _settle(_batch(i, 50, 3, 0));
        }
        release = _release(KEEPER_KEY, _termsOf(0), 3);
        _keep(1, 1);
        _keep(50, 1);
        _keep(50, 3);
        _keep(200, 1);
        _give(token, ALICE, LISTENER, 200e18);
        vm.prank(LISTENER);
        token.approve(address(jukebox), 100e18);
    }

    function _termsOf(uint256 i) private view returns (ICoinTabs.Terms memory terms) {
        terms = _terms();
        (terms.listener, terms.key, terms.salt) = (vm.addr(0x10000 + i), vm.addr(0x20000 + i), keccak256(abi.encode(i)));
    }

    function _batch(uint256 first, uint256 count, uint256 songsEach, uint24 round)
        private
        view
        returns (ICoinTabs.Settlement[] memory batch)
    {
        batch = new ICoinTabs.Settlement[](count);
        for (uint256 i = 0; i < count; ++i) {
            ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](songsEach);
            for (uint256 j = 0; j < songsEach; ++j) {
                lines[j] = ICoinTabs.Line(songs[j], 3, round == 0 ? 1 : 3e18);
            }
            batch[i] = _signed(_termsOf(first + i), 0x20000 + first + i, round, lines);
        }
    }

    function _place(uint256 count, uint256 songsEach) private pure returns (address) {
        return vm.addr(0xDA7A0000 + count * 10 + songsEach);
    }

    /// @dev Keeps a call as code, because a test reads code for much less gas than storage.
    function _keep(uint256 count, uint256 songsEach) private {
        bytes memory data = abi.encodeCall(ICoinTabs.settle, (_batch(0, count, songsEach, 1)));
        address place = _place(count, songsEach);
        vm.etch(place, data);
        gasOfData[place] = 21_000;
        for (uint256 i = 0; i < data.length; ++i) {
            gasOfData[place] += data[i] == 0 ? 4 : 16;
        }
    }

    /// @dev Settles a kept batch, and returns the gas of its transaction for each tab.
    function _settleKept(uint256 count, uint256 songsEach) private returns (uint256) {
        address place = _place(count, songsEach);
        bytes memory data = place.code;
        vm.prank(KEEPER);
        uint256 before = gasleft();
        (bool ok,) = address(tabs).call(data);
        uint256 execution = before - gasleft();
        vm.assertTrue(ok);
        vm.assertEq(tabs.tabs(_idOf(_termsOf(count - 1))).round, 2);
        return (execution + gasOfData[place]) / count;
    }

    function test_SettleOneTab() public {
        _settleKept(1, 1);
    }

    function test_SettleFiftyTabs() public {
        vm.assertLe(_settleKept(50, 1), 27_000);
    }

    function test_SettleFiftyTabsOfThreeSongs() public {
        vm.assertLe(_settleKept(50, 3), 45_000);
    }

    function test_SettleTwoHundredTabs() public {
        vm.assertLe(_settleKept(200, 1), 27_000);
    }

    function test_PlayASongOfTwoPayees() public {
        vm.prank(LISTENER);
        jukebox.play(songs[0], 1e18);
    }

    function test_OpenATab() public {
        _open(opened);
    }

    function test_TopUpATab() public {
        ICoinTabs.Terms memory terms = _termsOf(0);
        vm.prank(terms.listener);
        tabs.topUp(terms, 1e18);
    }

    function test_CloseATab() public {
        _close(_termsOf(0));
    }

    function test_CloseATabAtOnce() public {
        ICoinTabs.Terms memory terms = _termsOf(0);
        vm.prank(terms.listener);
        tabs.closeNow(terms, release);
    }
}
