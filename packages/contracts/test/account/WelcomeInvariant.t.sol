// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Welcome} from "../../src/account/Welcome.sol";
import {Jukebox} from "../../src/music/Jukebox.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {TestBase} from "../TestBase.sol";
import {AccountWorld} from "./AccountWorld.sol";

/// @notice Two sponsors fund and take back, prices change, days pass, and new and known keys are welcomed, in any order.
contract Sponsors is AccountWorld {
    Jukebox public immutable JUKEBOX = new Jukebox();
    Welcome public immutable WELCOME;
    IERC20 public immutable TOKEN;
    address[2] public sponsors;
    bytes32[2] public songs;
    uint256 public put;
    uint256 public back;
    uint256 public spent;
    uint256 public plays;
    mapping(uint256 key => uint256) public welcomesOf;

    constructor() {
        vm.warp(1_800_000_000);
        WELCOME = new Welcome(JUKEBOX, ACCOUNTS, address(this));
        TOKEN = _newToken("FAN", address(this), type(uint128).max);
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](2);
        payees[0] = IJukebox.Payee(vm.addr(77), 3333);
        payees[1] = IJukebox.Payee(vm.addr(78), 6667);
        for (uint256 i = 0; i < 2; ++i) {
            sponsors[i] = vm.addr(1 + i);
            songs[i] = JUKEBOX.register(i, address(TOKEN), 10, 0, payees, 0);
            vm.assertTrue(TOKEN.transfer(sponsors[i], 1e30));
            vm.prank(sponsors[i]);
            TOKEN.approve(address(WELCOME), type(uint256).max);
        }
    }

    function fund(uint256 seed, uint128 amount, uint128 most, uint32 perDay) external {
        address sponsor = sponsors[seed % 2];
        amount = uint128(_within(amount, 0, 1000));
        vm.prank(sponsor);
        WELCOME.fund(
            songs[seed / 2 % 2], address(TOKEN), amount, uint128(_within(most, 5, 60)), uint32(_within(perDay, 1, 9))
        );
        put += amount;
    }

    function takeBack(uint256 seed) external {
        (address sponsor, bytes32 song) = (sponsors[seed % 2], songs[seed / 2 % 2]);
        uint256 left = WELCOME.budgets(sponsor, song).left;
        if (left == 0) return;
        vm.prank(sponsor);
        WELCOME.takeBack(song);
        back += left;
    }

    function reprice(uint256 seed, uint128 cost) external {
        JUKEBOX.changeCost(songs[seed % 2], uint128(_within(cost, 1, 50)));
    }

    function later(uint32 time) external {
        vm.warp(block.timestamp + _within(time, 1, 2 days));
    }

    function welcome(uint256 seed, uint256 key) external {
        (address sponsor, bytes32 song) = (sponsors[seed % 2], songs[seed / 2 % 2]);
        key = _within(key, 1, 60);
        (bytes32 x, bytes32 y) = _keyOf(key);
        uint256 cost = JUKEBOX.song(song).cost;
        try WELCOME.welcome(song, sponsor, x, y) returns (address) {
            spent += cost;
            ++plays;
            ++welcomesOf[key];
        } catch {}
    }
}

contract WelcomeInvariantTest is TestBase {
    Sponsors private world;

    function setUp() public {
        world = new Sponsors();
        _target(address(world));
    }

    /// @notice The payees got what the budgets spent, the rest is there to the last unit, no account is welcomed
    /// twice, and no approval remains. All of this is checked after each act of one random history.
    function invariant_BudgetsSpendOnPayeesOnlyAndWelcomeAnAccountOnce() public view {
        Welcome welcome = world.WELCOME();
        IERC20 token = world.TOKEN();
        uint256 left = 0;
        for (uint256 i = 0; i < 4; ++i) {
            left += welcome.budgets(world.sponsors(i % 2), world.songs(i / 2)).left;
        }
        vm.assertEq(left, token.balanceOf(address(welcome)));
        vm.assertEq(left, world.put() - world.back() - world.spent());
        vm.assertEq(token.balanceOf(vm.addr(77)) + token.balanceOf(vm.addr(78)), world.spent());
        vm.assertEq(token.allowance(address(welcome), address(world.JUKEBOX())), 0);
        uint256 plays = 0;
        for (uint256 i = 0; i < 2; ++i) {
            plays += world.JUKEBOX().song(world.songs(i)).plays;
        }
        vm.assertEq(plays, world.plays());
        for (uint256 key = 1; key < 61; ++key) {
            vm.assertLe(world.welcomesOf(key), 1);
        }
    }
}
